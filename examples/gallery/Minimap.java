/*
 * title: A minimap in the corner
 * about: A separate canvas shows the whole world as dots, while the camera shows a part of it.
 * page: /docs/core-modules/graphics/text-and-hud
 * tags: graphics, hud, canvas
 * frame: 90
 * picture: loop 12-102
 * alt: Colored circles on dark ground. A framed map in the lower right corner shows all of them as dots, and the part that the camera sees as a rectangle.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.graphics.Canvas;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.options.OvalDrawOptions;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;

public class Minimap {

    private static final Color[] COLORS = {
        Color.hex("#ff8a3d"), Color.hex("#2bb3a3"), Color.hex("#e85d75"), Color.hex("#ffd166")};

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Minimap");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment().addSystem(Minimap::drawWorld).addSystem(Minimap::drawMap);
        engine.start();
    }

    private static void drawWorld(Engine engine) {
        double seconds = engine.loop().runningTime().milliseconds() / 1000.0;
        engine.graphics().camera().setPosition(
            Vector.$(Math.sin(seconds) * 300, Math.cos(seconds) * 150));
        for (int nr = 0; nr < 60; nr++) {
            engine.graphics().world().drawCircle(positionOf(nr), 10 + nr % 5 * 6,
                OvalDrawOptions.filled(COLORS[nr % COLORS.length]));
        }
    }

    // region map
    private static void drawMap(Engine engine) {
        Canvas map = engine.graphics().createCanvas(Offset.at(480, 270), Size.of(150, 80));
        map.fillWith(Color.BLACK.opacity(0.6));
        for (int nr = 0; nr < 60; nr++) {
            map.drawCircle(toMap(positionOf(nr)), 2,
                OvalDrawOptions.filled(COLORS[nr % COLORS.length]));
        }
        Bounds visible = engine.graphics().visibleArea();
        map.drawRectangle(toMap(visible.origin()), Size.of(64, 36),
            RectangleDrawOptions.outline(Color.WHITE));
    }

    private static Offset toMap(Vector position) {
        return Offset.at(position.x() / 10 + 75, position.y() / 10 + 40);
    }
    // endregion

    private static Vector positionOf(int nr) {
        return Vector.$(nr * 397 % 1400 - 700, nr * nr * 53 % 740 - 370);
    }
}
