/*
 * title: Clouds of noise
 * about: Fractal noise in three dimensions gives clouds that change with time.
 * page: /docs/reference/noteworthy-utils
 * tags: noise, fun
 * frame: 40
 * picture: loop 12-72
 * alt: Soft clouds in orange and violet, made of small squares, fill the screen.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.utils.FractalNoise;

public class Plasma {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Clouds");
        engine.graphics().configuration().setResolution(640, 360);
        engine.environment().addSystem(Plasma::draw);
        engine.start();
    }

    private static void draw(Engine engine) {
        // region noise
        double seconds = engine.loop().runningTime().milliseconds() / 1000.0;
        for (var cell : Size.of(64, 36).all()) {
            Percent noise = FractalNoise.generateFractalNoise3d(
                20, 1234, cell.x(), cell.y(), seconds * 5);
            Color color = Color.hex("#3b1f5c").mix(Color.hex("#ff8a3d"), noise);
            engine.graphics().canvas().drawRectangle(
                Offset.at(cell.x() * 10, cell.y() * 10), Size.square(10),
                RectangleDrawOptions.filled(color));
        }
        // endregion
    }
}
