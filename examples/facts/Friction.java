/*
 * page: /docs/guides/physics-and-collisions
 * claim: Rate at which the velocity decays. With 2, about 13% is left after a second
 * claim: maxVelocity | 1000 | Limit of the velocity
 * claim: Loss of sideways speed per second on floors and ceilings
 * page: /docs/fundamentals/ecs
 * claim: An entity holds at most one component of each class.
 * picture: none
 */

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import support.Expect;
import support.SteppedEngine;

public class Friction {

    public static void main(final String[] args) {
        for (final int framesPerSecond : new int[]{60, 120, 240}) {
            final var engine = new SteppedEngine(framesPerSecond);
            final Entity body = body(Vector.x(100));
            body.get(PhysicsComponent.class).friction = 2;
            engine.environment().enablePhysics().addEntity(body);
            engine.seconds(1);
            Expect.near("percent of the speed left after a second", 13,
                body.get(PhysicsComponent.class).velocity.x(), 0.6);
        }
        final var engine = new SteppedEngine(120);
        final Entity fast = body(Vector.x(5000));
        engine.environment().enablePhysics().addEntity(fast);
        engine.frames(1);
        Expect.near("the speed of a body with 5000", 1000, fast.get(PhysicsComponent.class).velocity.length(), 1e-9);

        final var ground = new SteppedEngine(120);
        final Entity sliding = body(Vector.x(300));
        ground.environment().enablePhysics()
            .addEntity(new GravityComponent(Vector.y(600)))
            .addEntity(sliding)
            .addEntity(new Entity().bounds(Bounds.atPosition(0, 13, 4000, 16)).add(new ColliderComponent(200)));
        ground.seconds(0.5);
        final double half = sliding.get(PhysicsComponent.class).velocity.x();
        ground.seconds(0.5);
        Expect.near("the loss in the second half of a second on ground with friction 200", 100,
            half - sliding.get(PhysicsComponent.class).velocity.x(), 3);
        Expect.thrown(IllegalArgumentException.class, () -> sliding.add(new PhysicsComponent()));
    }

    private static Entity body(final Vector velocity) {
        return new Entity().bounds(Bounds.atPosition(0, 0, 10, 10)).add(new PhysicsComponent(velocity));
    }
}
