/*
 * page: /docs/guides/soft-physics
 * claim: If you remove the target of a SoftLinkComponent, the next update removes the link as well.
 * claim: A SoftStructureComponent keeps the id of a target that is gone.
 * claim: Instead, the entity of the structure loses its own SoftLinkComponent, if it has one.
 * picture: none
 */

import dev.screwbox.core.Bounds;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.softphysics.SoftLinkComponent;
import dev.screwbox.core.environment.softphysics.SoftPhysicsSystem;
import dev.screwbox.core.environment.softphysics.SoftStructureComponent;
import support.Expect;
import support.SteppedEngine;

import java.util.List;

public class RemovedLinkTargets {

    public static void main(final String[] args) {
        final var engine = new SteppedEngine(120);
        final Entity linked = node(1, 0).add(new SoftLinkComponent(2));
        final Entity target = node(2, 10);
        final Entity third = node(3, 20);
        final var structure = new SoftStructureComponent(List.of(2, 3));
        final Entity structured = node(4, 30).add(structure).add(new SoftLinkComponent(3));
        engine.environment().addSystem(new SoftPhysicsSystem())
            .addEntities(linked, target, third, structured);
        engine.frames(2);
        Expect.that(linked.hasComponent(SoftLinkComponent.class), "the link is gone although its target is there");

        engine.environment().remove(target);
        Expect.that(linked.hasComponent(SoftLinkComponent.class), "the link is gone before the next update");
        engine.frames(1);
        Expect.that(!linked.hasComponent(SoftLinkComponent.class), "the link is still there after the next update");
        Expect.same("the targets of the structure", "[2, 3]", java.util.Arrays.toString(structure.targetIds));
        Expect.that(!structured.hasComponent(SoftLinkComponent.class),
            "the entity of the structure has kept its own link, whose target is there");
        Expect.that(engine.environment().tryFetchById(3).isPresent(), "the target of that link is gone");
    }

    private static Entity node(final int id, final double x) {
        return new Entity(id).bounds(Bounds.atPosition(x, 0, 1, 1)).add(new PhysicsComponent());
    }
}
