/*
 * page: /docs/core-modules/environment
 * claim: Nothing prevents you from adding a second one, but fetching the singleton then throws an IllegalStateException.
 * claim: Environment.allocateId() returns negative numbers that no entity in the environment uses, so positive ids are yours.
 * claim: Environment.peekId() returns the next id without reserving it.
 * claim: Listeners aren't saved with the entity.
 * claim: Archetypes are matched by class. A subclass of a component is a different component.
 * claim: If several assignments of an import match the same source, each of them creates entities.
 * claim: An entity that has no other component is removed.
 * claim: Systems of a new environment | None
 * page: /docs/guides/common-issues
 * claim: A second such entity throws an exception.
 * picture: none
 */

import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.EntityEvent;
import dev.screwbox.core.environment.EntityListener;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.importing.ImportCondition;
import dev.screwbox.core.environment.importing.ImportOptions;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.GravitySystem;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import support.Expect;
import support.SteppedEngine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

public class Singletons {

    private static class IcyColliderComponent extends ColliderComponent {
    }

    public static void main(final String[] args) throws IOException {
        final var engine = new SteppedEngine(120);
        final Environment environment = engine.environment();
        Expect.same("the systems of a new environment", 0, environment.systems().size());
        final int next = environment.peekId();
        Expect.same("the id after peeking", next, environment.allocateId());
        Expect.that(next < 0, "an allocated id is " + next);

        environment.addEntity(new GravityComponent(Vector.y(1)));
        environment.fetchSingletonComponent(GravityComponent.class);
        environment.addEntity(new GravityComponent(Vector.y(2)));
        Expect.thrown(IllegalStateException.class, () -> environment.fetchSingletonComponent(GravityComponent.class));
        environment.addSystem(new GravitySystem());
        Expect.thrown(IllegalStateException.class, () -> engine.frames(1));

        final Environment other = new SteppedEngine(120).environment();
        other.addEntity(new IcyColliderComponent());
        Expect.same("what a query for the superclass finds", 0, other.fetchAllHaving(ColliderComponent.class).size());

        final var importing = new SteppedEngine(120);
        importing.environment().importSource(ImportOptions.<Integer, Integer>sources(List.of(1, 2, 3))
            .assign(ImportCondition.always(), number -> new Entity().add(new TransformComponent()))
            .assign(ImportCondition.sourceMatches(number -> number > 1), number -> new Entity().add(new PhysicsComponent())));
        Expect.same("entities of three sources, two of which match twice", 5L, importing.environment().entityCount());
        importing.frames(1);
        importing.environment().removeAllComponentsOfType(PhysicsComponent.class);
        importing.frames(1);
        Expect.same("entities after the component was removed from all", 3L, importing.environment().entityCount());

        final int[] told = {0};
        final Entity chest = new Entity("chest").add(new TransformComponent());
        chest.registerListener(new EntityListener() {
            @Override
            public void componentAdded(final EntityEvent event) {
                told[0]++;
            }

            @Override
            public void componentRemoved(final EntityEvent event) {
                told[0]++;
            }
        });
        final Path file = Files.createTempDirectory("saves").resolve("chest.save");
        final Environment saved = new SteppedEngine(120).environment();
        saved.addEntity(chest).saveToFile(file.toString()).loadFromFile(file.toString());
        saved.entities().getFirst().add(new PhysicsComponent());
        Expect.same("how often the listener was told after loading", 0, told[0]);
        Files.delete(file);
    }
}
