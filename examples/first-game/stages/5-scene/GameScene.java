package com.example.firstgame;

import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.core.QuitOnKeySystem;
import dev.screwbox.core.scenes.Scene;

public class GameScene implements Scene {

    @Override
    public void populate(Environment environment) {
        environment
            .enableAllFeatures()
            .addSystem(new QuitOnKeySystem())
            .addSystem(new HeroSystem())
            .addEntity(Player.create(Vector.zero()));
    }
}
