/*
 * title: The time of each frame
 * about: A chart of the last hundred frames: how long updating took, and how long drawing.
 * page: /docs/core-modules/loop, /docs/reference/standalone-systems, /docs/guides/common-issues
 * tags: loop, debugging
 * frame: 120
 * clock: real
 * alt: A chart of orange and teal bars that grow from the lower edge, and the number of frames per second at the top.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.graphics.Canvas;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;

import java.util.ArrayList;
import java.util.List;

public class FrameTimes {

    private record Sample(double update, double render) {
    }

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Frame times");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#14182b"));
        List<Sample> samples = new ArrayList<>();
        // region measure
        engine.environment().addSystem(Order.DEBUG_OVERLAY, game -> {
            samples.add(new Sample(
                game.loop().updateDuration().nanos() / 1_000_000.0,
                game.graphics().renderDuration().nanos() / 1_000_000.0));
            game.graphics().canvas().drawText(Offset.at(20, 20),
                game.loop().fps() + " FPS, " + game.graphics().renderTaskCount() + " TASKS",
                TextDrawOptions.font(FontBundle.BOLDZILLA).scale(2));
        });
        // endregion
        engine.environment().addSystem(game -> {
            int first = Math.max(0, samples.size() - 100);
            for (int nr = first; nr < samples.size(); nr++) {
                int x = (nr - first) * 6 + 20;
                drawBar(game.graphics().canvas(), x, samples.get(nr).update(), "#ff8a3d");
                drawBar(game.graphics().canvas(), x + 3, samples.get(nr).render(), "#2bb3a3");
            }
        });
        engine.start();
    }

    private static void drawBar(Canvas canvas, int x, double millis, String color) {
        int height = (int) Math.min(290, 2 + millis * 12);
        canvas.drawRectangle(Offset.at(x, 350 - height), Size.of(3, height),
            RectangleDrawOptions.filled(Color.hex(color)));
    }
}
