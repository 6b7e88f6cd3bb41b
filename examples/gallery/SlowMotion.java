/*
 * title: Slow motion
 * about: The loop is slowed down, so the clock that uses its delta time falls behind the clock that shows real time.
 * page: /docs/core-modules/loop
 * tags: loop, time
 * frame: 90
 * picture: loop 12-192
 * alt: Two clock faces. The hand of the left one, labeled REAL TIME, has moved further than the hand of the right one, labeled GAME TIME.
 */
import dev.screwbox.core.Angle;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.World;
import dev.screwbox.core.graphics.options.LineDrawOptions;
import dev.screwbox.core.graphics.options.OvalDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;

public class SlowMotion {

    private static double gameSeconds = 0;

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Slow motion");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#1b2440"));
        // region speed
        engine.loop().setSpeed(0.25);
        engine.environment().addSystem(game -> gameSeconds += game.loop().delta());
        // endregion
        engine.environment().addSystem(game -> {
            double realSeconds = game.loop().runningTime().milliseconds() / 1000.0;
            drawClock(game.graphics().world(), -150, realSeconds, "REAL TIME");
            drawClock(game.graphics().world(), 150, gameSeconds, "GAME TIME");
        });
        engine.start();
    }

    private static void drawClock(World world, double x, double seconds, String name) {
        Vector center = Vector.$(x, -20);
        Vector hand = Angle.degrees(seconds * 60).rotate(Vector.y(-86));
        world.drawCircle(center, 100, OvalDrawOptions.filled(Color.hex("#f4efe2")))
            .drawCircle(center, 100, OvalDrawOptions.outline(Color.hex("#ff8a3d")).strokeWidth(6))
            .drawLine(center, center.add(hand),
                LineDrawOptions.color(Color.hex("#1b2440")).strokeWidth(6))
            .drawText(center.addY(120), name,
                TextDrawOptions.font(FontBundle.BOLDZILLA).scale(2).alignCenter());
    }
}
