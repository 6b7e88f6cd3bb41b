/*
 * title: Paint with the mouse
 * about: A point is added while the left button is down. A click with the right button clears the canvas.
 * page: /docs/core-modules/mouse
 * tags: mouse, input
 * frame: 140
 * picture: loop 18-177
 * input: 20 move 100 260; 25 down LEFT; 32 move 140 200; 40 move 180 140; 48 move 230 110; 56 move 280 130; 64 move 310 190; 72 move 340 240; 80 move 390 260; 88 move 440 230; 96 move 480 170; 104 move 520 130; 112 move 560 110; 120 up LEFT; 156 down RIGHT; 160 up RIGHT
 * alt: A line in all colors of the rainbow, painted over a dark ground in one stroke.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.options.LineDrawOptions;
import dev.screwbox.core.graphics.options.OvalDrawOptions;

import java.util.ArrayList;
import java.util.List;

public class PaintWithMouse {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Paint");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#14182b"));
        List<Vector> points = new ArrayList<>();
        // region paint
        engine.environment().addSystem(game -> {
            if (game.mouse().isDownLeft()) {
                points.add(game.mouse().position());
            } else if (game.mouse().isPressedRight()) {
                points.clear();
            }
        });
        // endregion
        engine.environment().addSystem(game -> {
            for (int nr = 1; nr < points.size(); nr++) {
                Color color = Color.rgb(java.awt.Color.HSBtoRGB(nr / 90f, 0.7f, 1));
                game.graphics().world()
                    .drawLine(points.get(nr - 1), points.get(nr),
                        LineDrawOptions.color(color).strokeWidth(10))
                    .drawCircle(points.get(nr), 5, OvalDrawOptions.filled(color));
            }
        });
        engine.start();
    }
}
