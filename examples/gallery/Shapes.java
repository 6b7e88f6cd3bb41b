/*
 * title: All shapes
 * about: Rectangles, ovals and polygons: filled, fading and as an outline.
 * page: /docs/core-modules/graphics/sprites-and-shapes, /docs/reference/drawing-options
 * tags: graphics, drawing, shapes
 * alt: Three rows of shapes. Rectangles filled, fading, outlined and rotated; circles filled, fading, outlined and as an arc; polygons filled, with a gradient, as an outline and smoothed.
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

import java.util.ArrayList;
import java.util.List;

public class Shapes {

    private static final Color ORANGE = Color.hex("#ff8a3d");
    private static final Color TEAL = Color.hex("#2bb3a3");
    private static final Color PINK = Color.hex("#e85d75");

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Shapes");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment().addSystem(Shapes::draw);
        engine.start();
    }

    private static void draw(Engine engine) {
        World world = engine.graphics().world();
        Angle tilt = Angle.degrees(20);
        // region rectangles
        world.drawRectangle(place(0, 0), RectangleDrawOptions.filled(ORANGE).curveRadius(12));
        world.drawRectangle(place(1, 0), RectangleDrawOptions.fading(ORANGE).curveRadius(30));
        world.drawRectangle(place(2, 0), RectangleDrawOptions.outline(ORANGE).strokeWidth(4));
        world.drawRectangle(place(3, 0), RectangleDrawOptions.filled(ORANGE).rotation(tilt));
        // endregion
        // region circles
        world.drawOval(place(0, 1).position(), 50, 36, OvalDrawOptions.filled(TEAL));
        world.drawCircle(place(1, 1).position(), 42, OvalDrawOptions.fading(TEAL));
        world.drawCircle(place(2, 1).position(), 40, OvalDrawOptions.outline(TEAL).strokeWidth(4));
        world.drawCircle(place(3, 1).position(), 40,
            OvalDrawOptions.filled(TEAL).startAngle(tilt).arcAngle(Angle.degrees(280)));
        // endregion
        // region polygons
        world.drawPolygon(star(place(0, 2)), PolygonDrawOptions.filled(PINK));
        world.drawPolygon(star(place(1, 2)), PolygonDrawOptions.verticalGradient(PINK, ORANGE));
        world.drawPolygon(star(place(2, 2)), PolygonDrawOptions.outline(PINK).strokeWidth(4));
        world.drawPolygon(star(place(3, 2)), PolygonDrawOptions.filled(PINK)
            .smoothing(PolygonDrawOptions.Smoothing.SPLINE));
        // endregion
    }

    private static Bounds place(int column, int row) {
        return Bounds.atPosition(column * 145 - 217, row * 110 - 110, 100, 72);
    }

    private static Polygon star(Bounds place) {
        List<Vector> nodes = new ArrayList<>();
        for (int nr = 0; nr < 10; nr++) {
            Vector ray = Vector.y(nr % 2 == 0 ? -44 : -20);
            nodes.add(place.position().add(Angle.degrees(nr * 36).rotate(ray)));
        }
        return Polygon.ofNodes(nodes).close();
    }
}
