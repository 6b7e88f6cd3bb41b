package com.example.firstgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.graphics.options.SpriteDrawOptions;

public class HeroSystem implements EntitySystem {

    private static final double SPEED = 60;

    private Vector position = Vector.of(-200, 0);

    @Override
    public void update(Engine engine) {
        double distance = SPEED * engine.loop().delta();
        position = position.addX(distance);
        engine.graphics().world().drawSprite(
            Pictures.HERO_STAND, position, SpriteDrawOptions.originalSize());
    }
}
