package com.example.secondgame;

import dev.screwbox.core.environment.Component;

public class GameComponent implements Component {

    public int wave;
    public int bugsToCome;
    public int charge = 5;
    public int score;
    public double secondsLeft;
}
