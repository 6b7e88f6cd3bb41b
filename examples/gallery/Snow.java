/*
 * title: It snows
 * about: Flakes are spawned above the visible area, wherever the camera is.
 * page: /docs/core-modules/particles
 * tags: particles, weather
 * frame: 330
 * picture: loop 300-390
 * alt: White flakes of different sizes fall over dark hills at night, with a pale moon above.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.OvalDrawOptions;
import dev.screwbox.core.particles.ParticleOptions;
import dev.screwbox.core.particles.SpawnMode;
import dev.screwbox.core.utils.Scheduler;

public class Snow {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Snow");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#1b2440"));
        // region snow
        ParticleOptions snow = ParticleOptions.unknownSource()
            .sprite(Sprite.placeholder(Color.WHITE, 4))
            .randomStartScale(0.5, 1.5)
            .chaoticMovement(20, Duration.ofMillis(800), Vector.y(90))
            .lifespanSeconds(60);

        Scheduler cloud = Scheduler.withInterval(Duration.ofMillis(20));
        engine.environment().enableAllFeatures().addSystem(game -> {
            if (cloud.isTick(game.loop().time())) {
                Bounds sky = game.graphics().visibleArea().expand(60);
                game.particles().spawnMultiple(2, SpawnMode.TOP_SIDE.spawnArea(sky), snow);
            }
        });
        // endregion
        engine.environment().addSystem(Order.PRESENTATION_BACKGROUND, Snow::drawHills);
        engine.start();
    }

    private static void drawHills(Engine engine) {
        engine.graphics().world()
            .drawCircle(Vector.$(200, -100), 36, OvalDrawOptions.filled(Color.hex("#f4efe2")))
            .drawOval(Vector.$(-180, 200), 360, 120, OvalDrawOptions.filled(Color.hex("#2c3a63")))
            .drawOval(Vector.$(220, 220), 380, 110, OvalDrawOptions.filled(Color.hex("#3a4b7d")));
    }
}
