rootProject.name = "first-game"
