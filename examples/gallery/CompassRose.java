/*
 * title: Angles, vectors and lines
 * about: Twenty-four vectors of the same length, each rotated by an angle. Zero points up, and angles go clockwise.
 * page: /docs/reference/common-data-types
 * tags: vectors, angles
 * alt: Twenty-four rays of a compass, the first one yellow and the following ones more and more pink. The ray that points up is labeled 0, and the labels 90, 180 and 270 follow clockwise.
 */
import dev.screwbox.core.Angle;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.World;
import dev.screwbox.core.graphics.options.LineDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;

public class CompassRose {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Compass");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment().addSystem(CompassRose::draw);
        engine.start();
    }

    private static void draw(Engine engine) {
        World world = engine.graphics().world();
        // region rays
        for (int degrees = 0; degrees < 360; degrees += 15) {
            Vector ray = Angle.degrees(degrees).rotate(Vector.y(-120));
            Color color = Color.hex("#ffd166").mix(
                Color.hex("#e85d75"), Percent.of(degrees / 360.0));
            world.drawLine(ray.multiply(0.3), ray,
                LineDrawOptions.color(color).strokeWidth(degrees % 90 == 0 ? 8 : 3));
        }
        // endregion
        for (int degrees = 0; degrees < 360; degrees += 90) {
            Vector label = Angle.degrees(degrees).rotate(Vector.y(-145)).addY(-8);
            world.drawText(label, "" + degrees,
                TextDrawOptions.font(FontBundle.BOLDZILLA).scale(2).alignCenter());
        }
    }
}
