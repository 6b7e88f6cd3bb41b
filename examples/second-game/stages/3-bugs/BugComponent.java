package com.example.secondgame;

import dev.screwbox.core.environment.Component;

public class BugComponent implements Component {

    public int shell = 2;
}
