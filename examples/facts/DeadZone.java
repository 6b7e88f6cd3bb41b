/*
 * page: /docs/guides/soft-physics
 * claim: Within this distance, nothing pulls the node, and its speed falls to a tenth within a second
 * claim: SoftBodyShapeComponent remembers the outline and pulls the nodes back to it.
 * picture: none
 */

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.softphysics.SoftBodyShapeComponent;
import dev.screwbox.core.environment.softphysics.SoftBodyShapeSystem;
import dev.screwbox.core.environment.softphysics.SoftBodySystem;
import dev.screwbox.core.environment.softphysics.SoftPhysicsSupport;
import support.Expect;
import support.SteppedEngine;

public class DeadZone {

    public static void main(final String[] args) {
        final var engine = new SteppedEngine(120);
        final var box = SoftPhysicsSupport.createSoftBody(Bounds.atOrigin(0, 0, 40, 40), engine.environment());
        box.root().add(new SoftBodyShapeComponent());
        engine.environment().addEntities(box).addSystem(new SoftBodySystem()).addSystem(new SoftBodyShapeSystem());
        engine.frames(2);

        final var physics = box.topRight().get(PhysicsComponent.class);
        physics.velocity = Vector.x(100);
        engine.seconds(1);
        Expect.near("the speed after a second in the dead zone", 10, physics.velocity.x(), 0.1);

        box.topRight().moveBy(Vector.x(20));
        physics.velocity = Vector.zero();
        engine.frames(2);
        Expect.that(physics.velocity.x() < -1, "20 units out, the velocity is " + physics.velocity);
    }
}
