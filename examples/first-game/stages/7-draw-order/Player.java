package com.example.firstgame;

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.rendering.RenderComponent;

public class Player {

    public static Entity create(Vector position) {
        return new Entity("player")
            .bounds(Bounds.atPosition(position, 12, 16))
            .add(new PlayerComponent())
            .add(new RenderComponent(Pictures.HERO_STAND, 2));
    }
}
