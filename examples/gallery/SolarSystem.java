/*
 * title: A small solar system
 * about: Four planets orbit the sun. The farther away they are, the longer they take.
 * page: /docs/guides/tweening
 * tags: fun, tweening
 * frame: 100
 * picture: loop 12-192
 * alt: A yellow sun with four planets in different colors on thin rings around it.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Duration;
import dev.screwbox.core.Ease;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.environment.tweening.TweenComponent;
import dev.screwbox.core.environment.tweening.TweenOrbitPositionComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Frame;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.World;
import dev.screwbox.core.graphics.options.OvalDrawOptions;

public class SolarSystem {

    private static final String[] COLORS = {"#9aa3b8", "#ff8a3d", "#4d9de0", "#e85d75"};

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Solar system");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#14182b"));
        engine.environment().enableAllFeatures();
        for (int nr = 0; nr < 4; nr++) {
            // region planet
            double distance = nr * 34 + 60;
            Entity planet = new Entity("planet")
                .bounds(Bounds.atPosition(0, distance, 8, 8))
                .add(new RenderComponent(disc(Color.hex(COLORS[nr]), nr * 2 + 5)))
                .add(new TweenComponent(Duration.ofSeconds(nr * 4 + 5), Ease.LINEAR_IN, true),
                    tween -> tween.usePingPong = false)
                .add(new TweenOrbitPositionComponent(Vector.zero(), distance));
            engine.environment().addEntity(planet);
            // endregion
        }
        engine.environment().addSystem(Order.PRESENTATION_BACKGROUND, game -> {
            World world = game.graphics().world();
            for (int nr = 0; nr < 4; nr++) {
                world.drawCircle(Vector.zero(), nr * 34 + 60,
                    OvalDrawOptions.outline(Color.hex("#33415c")));
            }
            world.drawCircle(Vector.zero(), 70, OvalDrawOptions.fading(Color.hex("#ff8a3d")))
                .drawCircle(Vector.zero(), 30, OvalDrawOptions.filled(Color.hex("#ffd166")));
        });
        engine.start();
    }

    private static Sprite disc(Color color, int radius) {
        Frame frame = Frame.empty(Size.square(radius * 2 + 1));
        frame.canvas().drawCircle(
            Offset.at(radius, radius), radius, OvalDrawOptions.filled(color));
        return new Sprite(frame);
    }
}
