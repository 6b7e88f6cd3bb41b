/*
 * title: A camera that follows
 * about: The camera follows the player with a short delay and stays inside the level.
 * page: /docs/guides/camera
 * tags: camera, keyboard
 * frame: 120
 * picture: loop 12-180
 * input: 20 press ARROW_RIGHT; 100 release ARROW_RIGHT; 101 press ARROW_LEFT; 160 release ARROW_LEFT
 * events: 44 camera moves right; 123 camera moves left
 * alt: An orange square slides along a floor with columns in different colors. The view moves with it.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.environment.controls.LeftRightControlComponent;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.CameraBoundsComponent;
import dev.screwbox.core.environment.rendering.CameraTargetComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;

public class CameraFollow {

    private static final String[] COLORS = {"#e85d75", "#ffd166", "#2bb3a3", "#4d9de0"};

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Camera");
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
        // region follow
        engine.environment()
            .addEntity("player",
                new TransformComponent(-300, 102, 36, 36),
                new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), 36)),
                new PhysicsComponent(),
                new LeftRightControlComponent(),
                new CameraTargetComponent(4))
            .addEntity("level",
                new TransformComponent(Bounds.atOrigin(-800, -240, 2400, 480)),
                new CameraBoundsComponent());
        // endregion
        engine.start();
    }
}
