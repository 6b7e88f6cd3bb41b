package com.example.secondgame;

import dev.screwbox.core.environment.Component;

public class NestComponent implements Component {
}
