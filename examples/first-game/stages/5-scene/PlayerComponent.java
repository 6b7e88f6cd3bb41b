package com.example.firstgame;

import dev.screwbox.core.environment.Component;

public class PlayerComponent implements Component {
}
