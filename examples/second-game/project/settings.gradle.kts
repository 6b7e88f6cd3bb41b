rootProject.name = "second-game"
