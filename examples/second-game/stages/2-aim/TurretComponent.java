package com.example.secondgame;

import dev.screwbox.core.environment.Component;

public class TurretComponent implements Component {

    public double secondsToReload;
}
