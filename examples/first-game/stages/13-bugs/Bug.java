package com.example.firstgame;

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.ai.PatrolMovementComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.FlipSpriteComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;

public class Bug {

    public static Entity create(Vector position) {
        return new Entity("bug")
            .bounds(Bounds.atPosition(position, 14, 12))
            .add(new BugComponent())
            .add(new RenderComponent(Pictures.BUG, 1))
            .add(new FlipSpriteComponent())
            .add(new PhysicsComponent())
            .add(new PatrolMovementComponent(30));
    }
}
