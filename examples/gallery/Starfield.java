/*
 * title: A flight through the stars
 * about: Each star comes closer and starts again far away.
 * page: /docs/fundamentals/example-games
 * tags: fun, drawing
 * frame: 60
 * picture: loop 20-100
 * alt: White points on black fly from the middle to the edges, and become larger on their way.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.options.OvalDrawOptions;

import java.util.Random;

public class Starfield {

    private static final int COUNT = 400;

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Starfield");
        engine.graphics().configuration().setResolution(640, 360);
        engine.environment().addSystem(Starfield::draw);
        engine.start();
    }

    private static void draw(Engine engine) {
        double seconds = engine.loop().runningTime().milliseconds() / 1000.0;
        Random random = new Random(42);
        for (int nr = 0; nr < COUNT; nr++) {
            Vector place = Vector.$(random.nextDouble(-300, 300), random.nextDouble(-300, 300));
            double depth = (random.nextDouble() + 10 - seconds / 4 % 1) % 1;
            double near = 1 - depth;
            engine.graphics().world().drawCircle(
                place.divide(depth + 0.05), 1 + near * near * 6,
                OvalDrawOptions.filled(Color.WHITE.opacity(near)));
        }
    }
}
