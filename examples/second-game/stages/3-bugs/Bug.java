package com.example.secondgame;

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Polygon;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.ai.PathMovementComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.MotionRotationComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;

public class Bug {

    public static Entity on(Polygon path) {
        return new Entity("bug")
            .bounds(Bounds.atPosition(path.firstNode(), 12, 12))
            .add(new BugComponent())
            .add(new PhysicsComponent(), physics -> physics.ignoreCollisions = true)
            .add(new PathMovementComponent(30, 400), movement -> movement.path = path)
            .add(new MotionRotationComponent())
            .add(new RenderComponent(Pictures.BUG, 1));
    }
}
