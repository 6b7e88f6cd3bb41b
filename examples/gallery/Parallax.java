/*
 * title: Hills with parallax
 * about: Hills far away move slower than those nearby.
 * page: /docs/guides/camera
 * tags: camera, parallax
 * frame: 60
 * picture: loop 12-180
 * events: 96 camera moves left
 * alt: Three rows of hills: pale blue at the back, gray green in the middle and dark green in front.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Frame;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.OvalDrawOptions;

public class Parallax {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Parallax");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#f7d9b0"));
        engine.environment().enableAllFeatures();
        addHills(engine, 0.2, "#9db9c9", 60, 1);
        addHills(engine, 0.5, "#5f8f86", 100, 2);
        addHills(engine, 1, "#2f5d4a", 145, 3);
        engine.environment().addSystem(game -> {
            double seconds = game.loop().runningTime().milliseconds() / 1000.0;
            game.graphics().camera().setPosition(Vector.x(Math.sin(seconds) * 200));
        });
        engine.start();
    }

    private static void addHills(Engine engine, double speed, String color, double y, int order) {
        Frame hills = Frame.empty(Size.of(1400, 240));
        for (int nr = 0; nr < 8; nr++) {
            hills.canvas().drawOval(Offset.at(nr * 190 + order * 40, 200), 160, 130 + nr * 29 % 60,
                OvalDrawOptions.filled(Color.hex(color)));
        }
        // region hills
        engine.environment().addEntity(new Entity("hills")
            .bounds(Bounds.atPosition(0, y, 1400, 240))
            .add(new RenderComponent(new Sprite(hills), order),
                render -> render.parallaxX = speed));
        // endregion
    }
}
