/*
 * page: /docs/fundamentals/ecs
 * claim: Entity added or removed | After the system that did it
 * claim: At once on the entity. In queries after the system, unless the archetype is queried for the first time
 * claim: System added or removed | After the last system of the frame
 * claim: That is why a loop over fetchAll may remove the entities it iterates over, as in the examples above.
 * page: /docs/guides/common-issues
 * claim: If a system adds or removes entities, the change takes effect when that system has finished.
 * claim: The next system sees it.
 * claim: If a system adds or removes systems, the change takes effect after the frame.
 * picture: none
 */

import dev.screwbox.core.environment.Archetype;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravitySystem;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import support.Expect;
import support.SteppedEngine;

public class WhenChangesTakeEffect {

    private static final Archetype KNOWN = Archetype.ofSpacial(PhysicsComponent.class);
    private static final Archetype NEW = Archetype.ofSpacial(PhysicsComponent.class, ColliderComponent.class);

    public static void main(final String[] args) {
        final var engine = new SteppedEngine(120);
        final Environment environment = engine.environment();
        final Entity first = new Entity("first").add(new TransformComponent());
        final boolean[] hasRun = {false};
        environment.addEntity(first);
        engine.frames(1);
        Expect.same("what the known archetype finds at first", 0L, environment.entityCount(KNOWN));
        environment
            .addSystem(Order.SIMULATION, running -> {
                if (hasRun[0]) {
                    return;
                }
                environment.addEntity(new Entity("second").add(new TransformComponent()));
                Expect.same("entities in the system that adds one", 1L, environment.entityCount());
                first.add(new PhysicsComponent(), physics -> physics.friction = 1);
                first.add(new ColliderComponent());
                Expect.that(first.hasComponent(PhysicsComponent.class), "the entity lacks the component");
                Expect.same("what a known archetype finds at once", 0L, environment.entityCount(KNOWN));
                Expect.same("what a new archetype finds at once", 1L, environment.entityCount(NEW));
                environment.addSystem(new GravitySystem());
                Expect.that(!environment.isSystemPresent(GravitySystem.class), "the system is there at once");
            })
            .addSystem(Order.SIMULATION_LATE, running -> {
                if (!hasRun[0]) {
                    Expect.same("entities in the next system", 2L, environment.entityCount());
                    Expect.same("what the known archetype finds in the next system", 1L, environment.entityCount(KNOWN));
                    Expect.that(!environment.isSystemPresent(GravitySystem.class),
                        "the system is there before the frame has ended");
                }
                hasRun[0] = true;
            });
        engine.frames(1);
        Expect.that(hasRun[0], "the systems have not run");
        Expect.that(environment.isSystemPresent(GravitySystem.class), "the system is not there after the frame");

        final Archetype spacial = Archetype.ofSpacial();
        final int[] visited = {0};
        environment.addSystem(Order.DEBUG_OVERLAY, running -> {
            for (final Entity entity : environment.fetchAll(spacial)) {
                environment.remove(entity);
                visited[0]++;
            }
        });
        engine.frames(1);
        Expect.same("entities that a loop has visited while it removed them", 2, visited[0]);
        Expect.same("entities after that", 0L, environment.entityCount());
    }
}
