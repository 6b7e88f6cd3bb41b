package com.example.secondgame;

import dev.screwbox.core.environment.Component;

public class CrateComponent implements Component {

    public int planks = 5;
}
