/*
 * page: /docs/guides/soft-physics
 * claim: If the distance to its target is different, the velocities of both nodes change along the link in every frame, by distance × difference × retract × delta time.
 * claim: If the link is squeezed, expand is used instead of retract.
 * claim: A difference above 1 / stiffness, which is 8 world units by default, counts squared: the change is also multiplied by the difference × stiffness.
 * claim: No single change is larger than flexibility.
 * claim: If the length of a link is zero, it takes the first distance it measures.
 * claim: Nothing moves a node without a PhysicsComponent, so this node holds the rope.
 * picture: none
 */

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.softphysics.SoftLinkComponent;
import dev.screwbox.core.environment.softphysics.SoftPhysicsSystem;
import support.Expect;
import support.SteppedEngine;

public class SoftLinks {

    public static void main(final String[] args) {
        Expect.near("the change when stretched by 4", 24 * 4 * 30 / 120.0, change(24, 20), 1e-9);
        Expect.near("the change when squeezed by 4", -16 * 4 * 50 / 120.0, change(16, 20), 1e-9);
        Expect.near("the change when stretched by 8", 28 * 8 * 30 / 120.0, change(28, 20), 1e-9);
        Expect.near("the change when stretched by 10", 30 * 10 * 30 / 120.0 * (10 * 0.125), change(30, 20), 1e-9);
        Expect.near("the change when stretched by 80", 150, change(100, 20), 1e-9);
        Expect.near("the change of a link without a length", 0, change(37, 0), 1e-9);

        final var fixed = new SteppedEngine(120);
        final Entity holder = node(1, 0).add(new SoftLinkComponent(2), link -> link.length = 20);
        holder.remove(PhysicsComponent.class);
        fixed.environment().addSystem(new SoftPhysicsSystem()).addEntities(holder, node(2, 40));
        fixed.frames(10);
        Expect.same("the place of a node without physics", Vector.zero(), holder.position());
    }

    /** Velocity of the first node toward the second after one frame. */
    private static double change(final double distance, final double length) {
        final var engine = new SteppedEngine(120);
        final var link = new SoftLinkComponent(2);
        link.length = length;
        link.expand = 50;
        final Entity first = node(1, 0).add(link);
        final Entity second = node(2, distance);
        engine.environment().addSystem(new SoftPhysicsSystem()).addEntities(first, second);
        engine.frames(1);
        if (length == 0) {
            Expect.near("the length that was measured", distance, link.length, 1e-9);
        }
        final double change = first.get(PhysicsComponent.class).velocity.x();
        Expect.near("the change of the other node", -change, second.get(PhysicsComponent.class).velocity.x(), 1e-9);
        return change;
    }

    private static Entity node(final int id, final double x) {
        return new Entity(id).bounds(Bounds.atPosition(x, 0, 1, 1)).add(new PhysicsComponent());
    }
}
