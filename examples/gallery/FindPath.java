/*
 * title: A path around the walls
 * about: The engine finds a path on a grid, and a guard walks along it.
 * page: /docs/core-modules/navigation, /docs/guides/enemy-ai
 * tags: navigation, pathfinding, ai
 * frame: 130
 * picture: loop 30-240
 * input: 30 move 590 60; 40 down LEFT; 46 up LEFT
 * events: 41 text #1; 43 guard goes down; 185 guard goes up
 * alt: A yellow line with numbered nodes leads around three walls to the upper right. An orange square walks along it.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.ai.PathMovementComponent;
import dev.screwbox.core.environment.ai.PathMovementDebugSystem;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.navigation.NavigationRegionComponent;
import dev.screwbox.core.environment.navigation.ObstacleComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;

public class FindPath {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Find a path");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        // region region
        engine.navigation().setCellSize(32);
        engine.environment()
            .enableAllFeatures()
            .addEntity("walkable area",
                new TransformComponent(0, 0, 640, 352),
                new NavigationRegionComponent());

        for (int nr = 0; nr < 3; nr++) {
            engine.environment().addEntity("wall",
                new TransformComponent(nr * 150 - 150, nr % 2 * 96 - 48, 32, 256),
                new RenderComponent(Sprite.placeholder(Color.hex("#5b6b94"), Size.of(32, 256))),
                new ObstacleComponent());
        }
        // endregion
        // region walk
        Entity guard = new Entity("guard")
            .bounds(Bounds.atPosition(-280, -100, 20, 20))
            .add(new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), 20)))
            .add(new PhysicsComponent())
            .add(new PathMovementComponent(120, 900));

        engine.environment()
            .addEntity(guard)
            .addSystem(new PathMovementDebugSystem())
            .addSystem(game -> {
                if (game.mouse().isPressedLeft()) {
                    game.navigation().findPath(guard.position(), game.mouse().position())
                        .ifPresent(path -> guard.get(PathMovementComponent.class).path = path);
                }
            });
        // endregion
        engine.start();
    }
}
