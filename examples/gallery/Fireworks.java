/*
 * title: Fireworks
 * about: Particles burst in random colors, fly apart and fade.
 * page: /docs/fundamentals/example-games
 * tags: fun, particles
 * frame: 200
 * picture: loop 100-200
 * alt: Bursts of colored sparks above the black outline of a town at night.
 */
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.particles.ParticleOptions;
import dev.screwbox.core.utils.ListUtil;
import dev.screwbox.core.utils.Scheduler;

public class Fireworks {

    private static final String[] COLORS = {"#e85d75", "#ff8a3d", "#ffd166", "#2bb3a3", "#4d9de0"};

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Fireworks");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#14182b"));
        Scheduler pace = Scheduler.withInterval(Duration.ofMillis(500));
        engine.environment()
            .enableAllFeatures()
            .addSystem(game -> {
                if (pace.isTick(game.loop().time())) {
                    Vector place = Vector.random(150).add(0, -40);
                    Color color = Color.hex(ListUtil.randomFrom(COLORS));
                    game.particles().spawnMultiple(80, place, ParticleOptions.unknownSource()
                        .sprite(Sprite.placeholder(color, 4))
                        .randomBaseSpeed(20, 130)
                        .animateOpacity()
                        .lifespanSeconds(3));
                }
            })
            .addSystem(Order.PRESENTATION_FOREGROUND, game -> {
                for (int nr = 0; nr < 16; nr++) {
                    int height = 30 + nr * 37 % 60;
                    game.graphics().canvas().drawRectangle(
                        Offset.at(nr * 40, 360 - height), Size.of(40, height),
                        RectangleDrawOptions.filled(Color.BLACK));
                }
            });
        engine.start();
    }
}
