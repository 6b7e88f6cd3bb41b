/*
 * title: A magnet among falling leaves
 * about: One magnet attracts bodies that come near, and another one repels them.
 * page: /docs/guides/physics-and-collisions
 * tags: physics, magnet
 * frame: 200
 * picture: loop 20-200
 * alt: Many small yellow squares drift to the right. They gather around a red circle and keep away from a blue circle.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.MagnetComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.OvalDrawOptions;

public class Magnets {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Magnets");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#14182b"));
        // region magnets
        engine.environment()
            .enableAllFeatures()
            .addEntity("pulls",
                new TransformComponent(-100, 0, 16, 16),
                new MagnetComponent(10, 200))
            .addEntity("pushes",
                new TransformComponent(120, 0, 16, 16),
                new MagnetComponent(-10, 200));
        // endregion
        for (int nr = 0; nr < 160; nr++) {
            engine.environment().addEntity(
                new TransformComponent(nr * 97 % 640 - 320, nr * 53 % 360 - 180, 6, 6),
                new RenderComponent(Sprite.placeholder(Color.hex("#ffd166"), 6)),
                new PhysicsComponent(Vector.x(15)));
        }
        engine.environment().addSystem(game -> game.graphics().world()
            .drawCircle(Vector.$(-100, 0), 14, OvalDrawOptions.filled(Color.hex("#e85d75")))
            .drawCircle(Vector.$(120, 0), 14, OvalDrawOptions.filled(Color.hex("#4d9de0"))));
        engine.start();
    }
}
