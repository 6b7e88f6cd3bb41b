/*
 * title: A camera with a dead zone
 * about: The camera does not move while the player is inside a box in the middle, and follows when the player leaves it.
 * page: /docs/guides/camera
 * tags: camera, keyboard, platformer
 * frame: 150
 * picture: loop 20-215
 * input: 30 press ARROW_RIGHT; 140 release ARROW_RIGHT; 141 press ARROW_LEFT; 210 release ARROW_LEFT
 * events: 31 player moves right; 75 camera moves right; 158 camera moves nowhere
 * alt: An orange square touches the right edge of a white frame in the middle of the screen. Columns in different colors are behind it.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.controls.LeftRightControlComponent;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Camera;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;

public class CameraDeadZone {

    private static final String[] COLORS = {"#e85d75", "#ffd166", "#2bb3a3", "#4d9de0"};

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Dead zone");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment().enableAllFeatures();
        for (int nr = 0; nr < 40; nr++) {
            int height = 60 + nr * 37 % 120;
            Sprite column = Sprite.placeholder(Color.hex(COLORS[nr % 4]), Size.of(30, height));
            engine.environment().addEntity(
                new TransformComponent(Bounds.atOrigin(nr * 60 - 800, 120 - height, 30, height)),
                new RenderComponent(column, -1));
        }
        Entity player = new Entity("player")
            .bounds(Bounds.atPosition(0, 40, 36, 36))
            .add(new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), 36)))
            .add(new PhysicsComponent(), physics -> physics.friction = 2)
            .add(new LeftRightControlComponent(), control -> control.maxSpeed = 240);
        engine.environment().addEntity(player);
        // region dead-zone
        engine.environment().addSystem(Order.SIMULATION_LATE, game -> {
            Camera camera = game.graphics().camera();
            Bounds deadZone = Bounds.atPosition(camera.position(), 220, 140);
            Vector nearestInside = deadZone.clamp(player.position());
            camera.move(player.position().subtract(nearestInside));
        });
        // endregion
        engine.environment().addSystem(Order.PRESENTATION_OVERLAY, game -> game.graphics().world()
            .drawRectangle(Bounds.atPosition(game.graphics().camera().position(), 220, 140),
                RectangleDrawOptions.outline(Color.WHITE).strokeWidth(2)));
        engine.start();
    }
}
