package com.example.firstgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.graphics.options.SpriteDrawOptions;
import dev.screwbox.core.keyboard.Key;

public class HeroSystem implements EntitySystem {

    private static final double SPEED = 60;

    private Vector position = Vector.of(-200, 0);

    @Override
    public void update(Engine engine) {
        double distance = SPEED * engine.loop().delta();
        if (engine.keyboard().isDown(Key.ARROW_RIGHT)) {
            position = position.addX(distance);
        }
        if (engine.keyboard().isDown(Key.ARROW_LEFT)) {
            position = position.addX(-distance);
        }
        if (engine.keyboard().isDown(Key.ARROW_UP)) {
            position = position.addY(-distance);
        }
        if (engine.keyboard().isDown(Key.ARROW_DOWN)) {
            position = position.addY(distance);
        }
        engine.graphics().world().drawSprite(
            Pictures.HERO_STAND, position, SpriteDrawOptions.originalSize());
    }
}
