"""Card pictures and playbill pictures: drawn things, no borrowed art."""
