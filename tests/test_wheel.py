"""A wheel built from the project runs where there is no checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from pathlib import Path

import pytest

from game import __version__

CHECKOUT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built by the project's own back end, without the network."""
    out = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*build, "--wheel-dir", str(out), str(CHECKOUT)], check=True, stdin=subprocess.DEVNULL)
    (built,) = out.iterdir()
    return built


def test_it_is_named_after_the_product_and_the_one_version(wheel: Path) -> None:
    assert wheel.name == f"sundown_saloon-{__version__}-py3-none-any.whl"


def test_every_asset_is_inside_and_nothing_from_beside_the_game(wheel: Path) -> None:
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assets = CHECKOUT / "assets"
    wanted = {f"game/assets/{p.relative_to(assets).as_posix()}" for p in assets.rglob("*") if p.is_file()}
    assert wanted
    assert wanted - names == set()
    assert {name.split("/")[0] for name in names} == {"game"}


def test_installed_it_starts_far_from_the_checkout(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    python = home / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-deps", "--no-index"]
    subprocess.run([*install, str(wheel)], check=True, stdin=subprocess.DEVNULL)
    # what it needs lies beside this test's Python; the new environment's own packages come first
    bare = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    (home / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages" / "z.pth").write_text(
        sysconfig.get_path("purelib")
    )
    ended = subprocess.run(
        [str(home / "bin" / "sundown"), "--version"], env=bare, cwd=tmp_path, capture_output=True, text=True
    )
    assert (ended.stdout, ended.stderr) == (f"Sundown Saloon {__version__}\n", "")
    where = [str(python), "-P", "-c", "from game.assets import assets; print(assets())"]
    found = subprocess.run(where, env=bare, cwd=tmp_path, capture_output=True, text=True).stdout
    assert found.startswith(str(home)), found
    assert (Path(found.strip()) / "fonts" / "rye.ttf").is_file()


def test_the_release_names_what_it_needs() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text())["project"]
    assert all(">=" in need and "<" in need for need in project["dependencies"])
