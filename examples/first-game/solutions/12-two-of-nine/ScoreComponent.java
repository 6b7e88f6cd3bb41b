package com.example.firstgame;

import dev.screwbox.core.environment.Component;

public class ScoreComponent implements Component {

    public int screws = 0;
    public int total = 0;
}
