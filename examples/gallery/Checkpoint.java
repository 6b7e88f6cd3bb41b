/*
 * title: Checkpoint and respawn
 * about: The last flag that the player touched is where the player respawns after a fall.
 * page: /docs/guides/platformer, /docs/guides/recipes
 * tags: platformer, components, recipes
 * frame: 150
 * picture: loop 20-290
 * input: 20 press ARROW_RIGHT; 290 release ARROW_RIGHT
 * events: 142 player goes down; 186 player goes down; 242 player goes down; 286 player goes down; 185 player goes up; 285 player goes up
 * alt: An orange square falls into a gap between two gray grounds. The first flag is green, and the second one, behind the gap, is still gray.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Component;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.controls.LeftRightControlComponent;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;

public class Checkpoint {

    private static final Sprite GREY = Sprite.placeholder(Color.hex("#8a93ad"), Size.of(8, 48));
    private static final Sprite GREEN = Sprite.placeholder(Color.hex("#57cc99"), Size.of(8, 48));

    // region components
    public static class CheckpointComponent implements Component {
    }

    public static class RespawnComponent implements Component {

        public Vector position;

        public RespawnComponent(Vector position) {
            this.position = position;
        }
    }
    // endregion

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Checkpoint");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment()
            .enableAllFeatures()
            .addEntity("gravity", new GravityComponent(Vector.y(600)));
        for (int x : new int[]{-160, 220}) {
            engine.environment()
                .addEntity("ground",
                    new TransformComponent(x, 130, 280, 60),
                    new RenderComponent(Sprite.placeholder(Color.hex("#5b6b94"), Size.of(280, 60))),
                    new ColliderComponent(500))
                .addEntity("flag",
                    new TransformComponent(x + 30, 76, 8, 48),
                    new RenderComponent(GREY, -1),
                    new CheckpointComponent());
        }
        Entity player = new Entity("player")
            .bounds(Bounds.atPosition(-280, 86, 24, 28))
            .add(new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), Size.of(24, 28)), 1))
            .add(new PhysicsComponent())
            .add(new LeftRightControlComponent(), control -> {
                control.acceleration = 1200;
                control.maxSpeed = 140;
            });
        player.add(new RespawnComponent(player.position()));
        engine.environment().addEntity(player);
        // region checkpoint
        engine.environment().addSystem(game -> {
            RespawnComponent respawn = player.get(RespawnComponent.class);
            for (Entity flag : game.environment().fetchAllHaving(CheckpointComponent.class)) {
                if (flag.bounds().intersects(player.bounds())) {
                    respawn.position = flag.position();
                    flag.get(RenderComponent.class).sprite = GREEN;
                }
            }
            if (player.position().y() > 250) {
                player.moveTo(respawn.position);
                player.get(PhysicsComponent.class).velocity = Vector.zero();
            }
        });
        // endregion
        engine.start();
    }
}
