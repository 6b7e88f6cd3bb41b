/*
 * page: /docs/fundamentals/ecs
 * claim: Adding a second one throws an IllegalArgumentException.
 * claim: Entity.addOrReplace() and Entity.addIfNotPresent() are the alternatives.
 * claim: Without a TransformComponent, every method that reads or changes the position throws an IllegalStateException.
 * claim: The only exception is Entity.bounds(Bounds).
 * claim: Entity.get(), which returns null when the component is missing
 * claim: If there is no such component, Entity.remove() changes nothing, but it still informs the listeners.
 * claim: An entity whose last component is removed is removed from the environment as well.
 * claim: Two archetypes are equal if they name the same component classes, even in a different order.
 * claim: Each system class can be present once.
 * claim: Adding a second instance throws an IllegalStateException.
 * claim: Each lambda expression is a separate class, so a lambda created in a loop can only be added once.
 * claim: Ids must be unique.
 * claim: A duplicate throws an IllegalStateException; Environment.allocateId() returns a free one.
 * claim: Within one order, systems run in the order in which they were added.
 * claim: If you pass an order when you add the system, it overrides the annotation.
 * page: /docs/reference/glossary
 * claim: Every entity that has all of them matches, even if it has other components as well.
 * claim: It holds components, but it doesn't do anything itself.
 * picture: none
 */

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Archetype;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.EntityEvent;
import dev.screwbox.core.environment.EntityListener;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.ExecutionOrder;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravitySystem;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderSystem;
import support.Expect;
import support.SteppedEngine;

import java.util.ArrayList;
import java.util.List;

public class Entities {

    public static void main(final String[] args) {
        final Entity entity = new Entity();
        Expect.that(entity.id().isEmpty(), "a new entity has the id " + entity.id());
        Expect.thrown(IllegalStateException.class, entity::forceId);
        Expect.thrown(IllegalStateException.class, entity::bounds);
        Expect.thrown(IllegalStateException.class, entity::position);
        Expect.thrown(IllegalStateException.class, entity::origin);
        Expect.thrown(IllegalStateException.class, () -> entity.moveTo(Vector.zero()));
        Expect.thrown(IllegalStateException.class, () -> entity.moveBy(Vector.zero()));
        Expect.thrown(IllegalStateException.class, () -> entity.resize(1, 1));
        entity.bounds(Bounds.$$(0, 0, 8, 8));
        Expect.same("the components after bounds", 1, entity.componentCount());

        entity.add(new ColliderComponent(1));
        Expect.thrown(IllegalArgumentException.class, () -> entity.add(new ColliderComponent(2)));
        entity.addIfNotPresent(new ColliderComponent(3));
        Expect.near("the friction that was there", 1, entity.get(ColliderComponent.class).friction, 0);
        entity.addOrReplace(new ColliderComponent(4));
        Expect.near("the friction that has replaced it", 4, entity.get(ColliderComponent.class).friction, 0);
        Expect.same("a missing component", null, entity.get(PhysicsComponent.class));

        final int[] told = {0};
        entity.registerListener(new EntityListener() {
            @Override
            public void componentAdded(final EntityEvent event) {
            }

            @Override
            public void componentRemoved(final EntityEvent event) {
                told[0]++;
            }
        });
        entity.remove(PhysicsComponent.class);
        Expect.same("the components after removing a missing one", 2, entity.componentCount());
        Expect.same("how often the listener was told", 1, told[0]);

        final var engine = new SteppedEngine(120);
        final Environment environment = engine.environment();
        environment.addEntity(entity);
        entity.remove(ColliderComponent.class);
        entity.remove(TransformComponent.class);
        engine.frames(1);
        Expect.same("entities after the last component was removed", 0L, environment.entityCount());

        final Archetype one = Archetype.of(ColliderComponent.class, PhysicsComponent.class);
        Expect.same("archetypes of the same classes", one,
            Archetype.of(PhysicsComponent.class, ColliderComponent.class));
        Expect.that(one.matches(new Entity().add(new PhysicsComponent(), new ColliderComponent(),
            new TransformComponent())), "an entity with one component more does not match");

        environment.addSystem(new GravitySystem());
        Expect.thrown(IllegalStateException.class, () -> environment.addSystem(new GravitySystem()));
        Expect.thrown(IllegalStateException.class, () -> {
            for (int i = 0; i < 2; i++) {
                environment.addSystem(running -> {
                });
            }
        });

        final var other = new SteppedEngine(120);
        other.environment().addEntity(new Entity(7).add(new TransformComponent()));
        Expect.thrown(IllegalStateException.class,
            () -> other.environment().addEntity(new Entity(7).add(new TransformComponent())));
        final int free = other.environment().allocateId();
        Expect.that(free < 0 && free != other.environment().allocateId(), "the free id is " + free);

        final List<String> sequence = new ArrayList<>();
        final EntitySystem late = running -> sequence.add("late");
        final var ordered = new SteppedEngine(120);
        ordered.environment()
            .addSystem(Order.SIMULATION_LATE, late)
            .addSystem(running -> sequence.add("first"))
            .addSystem(running -> sequence.add("second"))
            .addSystem(Order.OPTIMIZATION, running -> sequence.add("early"));
        ordered.frames(1);
        Expect.same("the sequence of systems", List.of("early", "first", "second", "late"), sequence);

        final int[] drawOrder = {0};
        final var annotated = new SteppedEngine(120);
        annotated.environment().addSystem(Order.OPTIMIZATION, new Marked(drawOrder));
        annotated.frames(1);
        Expect.same("the order of a system with another annotation", Order.OPTIMIZATION.drawOrder(), drawOrder[0]);
        Expect.that(RenderSystem.class.isAnnotationPresent(ExecutionOrder.class),
            "RenderSystem has no order");
    }

    @ExecutionOrder(Order.PRESENTATION_UI)
    private record Marked(int[] drawOrder) implements EntitySystem {

        @Override
        public void update(final Engine engine) {
            drawOrder[0] = engine.environment().currentDrawOrder();
        }
    }
}
