/*
 * page: /docs/core-modules/environment
 * claim: Environment.loadFromFile() removes all entities first. Systems stay.
 * claim: Remembers its answer for one second
 * page: /docs/guides/save-games
 * claim: A name that ends with a dot is accepted when you save, but all other methods throw an IllegalArgumentException.
 * claim: Deleting a file that doesn't exist throws an IllegalStateException.
 * claim: If Environment.loadFromFile(String) fails, the world is empty, because all entities are removed before the file is read.
 * claim: Writes all entities and replaces an existing file
 * picture: none
 */

import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.GravitySystem;
import support.Expect;
import support.SteppedEngine;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class SavegameNames {

    public static void main(final String[] args) throws IOException {
        final Path folder = Files.createTempDirectory("saves");
        final Environment environment = new SteppedEngine(120).environment();
        environment.addEntity(new Entity("kept").add(new TransformComponent())).addSystem(new GravitySystem());

        final String dotted = folder.resolve("slot.").toString();
        environment.saveToFile(dotted);
        Expect.that(new File(dotted).length() > 0, "nothing was written to a name that ends with a dot");
        Expect.thrown(IllegalArgumentException.class, () -> environment.savegameFileExists(dotted));
        Expect.thrown(IllegalArgumentException.class, () -> environment.deleteSavegameFile(dotted));
        Expect.thrown(IllegalArgumentException.class, () -> environment.loadFromFile(dotted));
        Expect.same("the number of entities after loading has failed", 0L, environment.entityCount());

        environment.addEntity(new Entity("one").add(new TransformComponent()));
        final String slot = folder.resolve("slot.save").toString();
        environment.saveToFile(slot);
        environment.addEntity(new Entity("two").add(new TransformComponent()));
        environment.saveToFile(slot);
        environment.addEntity(new Entity("three").add(new TransformComponent()));
        environment.loadFromFile(slot);
        Expect.same("the number of entities after loading", 2L, environment.entityCount());
        Expect.that(environment.isSystemPresent(GravitySystem.class), "loading has removed a system");

        Expect.that(environment.savegameFileExists(slot), "the file is not found");
        Files.delete(Path.of(slot));
        Expect.that(environment.savegameFileExists(slot), "the answer was not remembered");
        Expect.thrown(IllegalStateException.class, () -> environment.deleteSavegameFile(slot));
        Expect.thrown(IllegalStateException.class, () -> environment.loadFromFile(slot));
        Expect.same("the number of entities after a missing file", 0L, environment.entityCount());
    }
}
