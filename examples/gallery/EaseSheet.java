/*
 * title: All easing functions
 * about: A curve for each of the sixteen easing functions, with a dot that follows it.
 * page: /docs/reference/ease
 * tags: ease, tweening
 * frame: 60
 * picture: loop 20-120
 * alt: Sixteen small fields with a curve each, labeled with the names of the easing functions. A dot runs along every curve at the same time.
 */
import dev.screwbox.core.Ease;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.graphics.Canvas;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.options.OvalDrawOptions;
import dev.screwbox.core.graphics.options.PolygonDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;

import java.util.ArrayList;
import java.util.List;

public class EaseSheet {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Ease");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment().addSystem(game -> {
            double seconds = game.loop().runningTime().milliseconds() / 1000.0;
            for (var ease : Ease.values()) {
                draw(ease, Percent.of(seconds / 2 % 1), game.graphics().canvas());
            }
        });
        engine.start();
    }

    private static void draw(Ease ease, Percent progress, Canvas canvas) {
        Offset corner = Offset.at(
            ease.ordinal() % 4 * 158 + 28, ease.ordinal() / 4 * 90 + 4);
        // region curve
        List<Offset> curve = new ArrayList<>();
        for (int x = 0; x < 110; x++) {
            Percent value = ease.applyOn(Percent.of(x / 110.0));
            curve.add(corner.add(x, 60 - value.rangeValue(0, 54)));
        }
        canvas.drawPolygon(curve,
            PolygonDrawOptions.outline(Color.hex("#2bb3a3")).strokeWidth(2));
        Percent value = ease.applyOn(progress);
        canvas.drawCircle(
            corner.add(progress.rangeValue(0, 110), 60 - value.rangeValue(0, 54)), 5,
            OvalDrawOptions.filled(Color.hex("#ff8a3d")));
        // endregion
        canvas.drawText(corner.add(55, 68), ease.name().replace('_', ' ').toLowerCase(),
            TextDrawOptions.font(FontBundle.SKINNY_SANS).scale(1.5).alignCenter());
    }
}
