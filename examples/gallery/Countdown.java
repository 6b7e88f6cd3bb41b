/*
 * title: A countdown
 * about: A ring and a number show how many seconds are left.
 * page: /docs/guides/recipes
 * tags: recipes, time, hud
 * frame: 90
 * picture: loop 3-240
 * events: 61 text 29; 121 text 28; 181 text 27; 241 text 26
 * alt: The number 29 in the middle of an orange ring. A small part of the ring is missing.
 */
import dev.screwbox.core.Angle;
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Time;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.options.OvalDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;

public class Countdown {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Countdown");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#1b2440"));
        // region countdown
        Time start = Time.now();
        Duration total = Duration.ofSeconds(30);
        engine.environment().addSystem(Order.PRESENTATION_UI, game -> {
            Time now = Time.now();
            Percent left = total.progress(start, now).invert();
            int seconds = (int) Math.ceil(left.value() * 30);
            game.graphics().canvas()
                .drawCircle(Offset.at(320, 180), 120, OvalDrawOptions
                    .outline(Color.hex("#ff8a3d")).strokeWidth(18)
                    .arcAngle(Angle.circle(left)))
                .drawText(Offset.at(320, 152), "" + seconds,
                    TextDrawOptions.font(FontBundle.BOLDZILLA).scale(8).alignCenter());
        });
        // endregion
        engine.start();
    }
}
