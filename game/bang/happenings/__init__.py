"""The events of High Noon, A Fistful of Cards and the Wild West Show: a file each."""
