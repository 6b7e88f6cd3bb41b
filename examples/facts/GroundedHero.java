/*
 * page: /docs/fundamentals/set-up-your-first-project/add-bugs
 * claim: With a gravity of 600, a fall of 2 units is enough to be faster than that.
 * claim: In ScrewBox, y points down, so a falling body has a positive vertical velocity.
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

public class GroundedHero {

    public static void main(final String[] args) {
        final var engine = new SteppedEngine(120);
        final Entity hero = new Entity().bounds(Bounds.atPosition(0, -8, 12, 16)).add(new PhysicsComponent());
        final Entity ground = new Entity().bounds(Bounds.atPosition(0, 8, 64, 16)).add(new ColliderComponent(500));
        final double[] highest = {0};
        engine.environment()
            .enablePhysics()
            .addEntity(new GravityComponent(Vector.y(600)))
            .addEntities(hero, ground)
            .addSystem(running -> highest[0] = Math.max(highest[0], velocity(hero)));
        engine.frames(60);
        Expect.near("the downward velocity on the ground when systems of SIMULATION run", 0, highest[0], 1e-9);

        final double edge = hero.position().y();
        engine.environment().remove(ground);
        while (velocity(hero) <= 40) {
            engine.frames(1);
        }
        final double fall = hero.position().y() - edge;
        Expect.that(fall > 1 && fall < 2, "the velocity is above 40 after a fall of " + fall);
    }

    private static double velocity(final Entity hero) {
        return hero.get(PhysicsComponent.class).velocity.y();
    }
}
