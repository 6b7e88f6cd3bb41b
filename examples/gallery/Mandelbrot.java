/*
 * title: A fractal from the background
 * about: A task computes the Mandelbrot set row by row while the game keeps running.
 * page: /docs/core-modules/async
 * tags: async, fun
 * frame: 120
 * alt: The Mandelbrot set in cream with glowing orange edges: a large heart shape with a circle at its left side.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.SpriteDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;

import java.awt.image.BufferedImage;

public class Mandelbrot {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Mandelbrot");
        engine.graphics().configuration().setResolution(640, 360);
        // region background
        BufferedImage picture = new BufferedImage(640, 360, BufferedImage.TYPE_INT_ARGB);
        engine.async().run("fractal", () -> {
            for (int y = 0; y < 360; y++) {
                for (int x = 0; x < 640; x++) {
                    picture.setRGB(x, y, colorAt((x - 430) / 150.0, (y - 180) / 150.0));
                }
            }
        });
        // endregion
        // region show
        engine.environment().addSystem(game -> {
            boolean isDone = game.async().hasNoActiveTask("fractal");
            game.graphics().canvas()
                .drawSprite(Sprite.fromImage(picture), Offset.origin(),
                    SpriteDrawOptions.originalSize())
                .drawText(Offset.at(20, 20), isDone ? "" : "COMPUTING",
                    TextDrawOptions.font(FontBundle.BOLDZILLA).scale(2).drawOrder(1));
        });
        // endregion
        engine.start();
    }

    private static int colorAt(double real, double imaginary) {
        double x = 0;
        double y = 0;
        for (int step = 0; step < 120; step++) {
            double next = x * x - y * y + real;
            y = 2 * x * y + imaginary;
            x = next;
            if (x * x + y * y > 4) {
                return Color.hex("#14182b")
                    .mix(Color.hex("#ff8a3d"), Percent.of(step / 40.0)).rgb();
            }
        }
        return Color.hex("#f4efe2").rgb();
    }
}
