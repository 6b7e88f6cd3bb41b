package com.example.firstgame;

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.controls.JumpControlComponent;
import dev.screwbox.core.environment.controls.LeftRightControlComponent;
import dev.screwbox.core.environment.controls.SuspendJumpControlComponent;
import dev.screwbox.core.environment.physics.CollisionDetailsComponent;
import dev.screwbox.core.environment.physics.CollisionSensorComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.CameraTargetComponent;
import dev.screwbox.core.environment.rendering.FlipSpriteComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;

public class Player {

    public static Entity create(Vector position) {
        return new Entity("player")
            .bounds(Bounds.atPosition(position, 12, 16))
            .add(new PlayerComponent())
            .add(new FlipSpriteComponent())
            .add(new CameraTargetComponent(4))
            .add(new PhysicsComponent())
            .add(new LeftRightControlComponent(), control -> control.acceleration = 1200)
            .add(new JumpControlComponent(), jump -> jump.acceleration = 260)
            .add(new CollisionSensorComponent())
            .add(new CollisionDetailsComponent())
            .add(new SuspendJumpControlComponent())
            .add(new RenderComponent(Pictures.HERO_STAND, 2));
    }
}
