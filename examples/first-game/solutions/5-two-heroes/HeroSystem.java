package com.example.firstgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.keyboard.Key;

public class HeroSystem implements EntitySystem {

    private static final double SPEED = 60;

    @Override
    public void update(Engine engine) {
        for (Entity player : engine.environment().fetchAllHaving(PlayerComponent.class)) {
            double distance = SPEED * engine.loop().delta();
            if (engine.keyboard().isDown(Key.ARROW_RIGHT)) {
                player.moveBy(Vector.x(distance));
            }
            if (engine.keyboard().isDown(Key.ARROW_LEFT)) {
                player.moveBy(Vector.x(-distance));
            }
        }
    }
}
