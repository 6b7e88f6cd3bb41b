package com.example.secondgame;

import dev.screwbox.core.Angle;
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.physics.CollisionSensorComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.options.SpriteDrawOptions;

public class Shot {

    public static Entity from(Vector position, Vector aim) {
        return new Entity("shot")
            .bounds(Bounds.atPosition(position.add(aim.length(10)), 4, 4))
            .add(new ShotComponent())
            .add(new PhysicsComponent(aim.length(240)))
            .add(new CollisionSensorComponent())
            .add(new RenderComponent(Pictures.SHOT, SpriteDrawOptions.originalSize()
                .rotation(Angle.ofVector(aim))
                .drawOrder(2)));
    }
}
