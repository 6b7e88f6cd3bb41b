/*
 * title: The whole screen tilts
 * about: The finished frame is rotated, like the view from a rocking ship.
 * page: /docs/core-modules/graphics/screen-and-settings
 * tags: graphics, screen
 * picture: loop 12-201
 * alt: A landscape of green hills, sea and a yellow sun. The whole image is tilted to the left.
 */
import dev.screwbox.core.Angle;
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Polygon;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.World;
import dev.screwbox.core.graphics.options.OvalDrawOptions;
import dev.screwbox.core.graphics.options.PolygonDrawOptions;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;

public class TiltedScreen {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Tilted screen");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#8fc7e8"));
        engine.environment().addSystem(TiltedScreen::draw);
        // region tilt
        engine.environment().addSystem(ship -> {
            double seconds = ship.loop().runningTime().milliseconds() / 1000.0;
            ship.graphics().screen().setRotation(Angle.degrees(Math.sin(seconds * 2) * 8));
        });
        // endregion
        engine.start();
    }

    private static void draw(Engine engine) {
        World world = engine.graphics().world();
        world.drawCircle(Vector.$(170, -90), 40, OvalDrawOptions.filled(Color.hex("#ffd166")));
        world.drawOval(Vector.$(-200, 110), 260, 120, OvalDrawOptions.filled(Color.hex("#4e9f5b")));
        world.drawOval(Vector.$(180, 130), 300, 100, OvalDrawOptions.filled(Color.hex("#63b56c")));
        world.drawRectangle(Bounds.atPosition(0, 200, 900, 180),
            RectangleDrawOptions.filled(Color.hex("#2f7fb8")));
        world.drawPolygon(Polygon.ofNodes(Vector.$(-90, 90), Vector.$(30, 90), Vector.$(0, 130),
            Vector.$(-60, 130)).close(), PolygonDrawOptions.filled(Color.hex("#b5533c")));
        world.drawPolygon(Polygon.ofNodes(Vector.$(-35, 85), Vector.$(-35, 0), Vector.$(25, 85))
            .close(), PolygonDrawOptions.filled(Color.WHITE));
    }
}
