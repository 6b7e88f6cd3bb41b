/*
 * title: The particle effects of the bundle
 * about: All six effects that come with the engine, side by side.
 * page: /docs/core-modules/particles, /docs/reference/bundles
 * tags: particles
 * frame: 200
 * picture: moving
 * alt: Six fields with the names SMOKE, CONFETTI, EXPLOSION, FALLING LEAVES, SMOKE TRAIL and WATER SPLASH. In each, its particles rise, fall or fly apart.
 */
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.particles.ParticleEmitterComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import dev.screwbox.core.particles.ParticlesBundle;

public class ParticleBundles {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Particle bundles");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#33415c"));
        engine.graphics().light().setAmbientLight(Percent.max());
        engine.environment().enableAllFeatures();
        // region emitters
        for (var bundle : ParticlesBundle.values()) {
            engine.environment().addEntity(
                new TransformComponent(placeOf(bundle), 60, 20),
                new ParticleEmitterComponent(Duration.ofMillis(20), bundle));
        }
        // endregion
        engine.environment().addSystem(Order.PRESENTATION_UI, ParticleBundles::drawNames);
        engine.start();
    }

    private static Vector placeOf(ParticlesBundle bundle) {
        return Vector.$(bundle.ordinal() % 3 * 210 - 220, bundle.ordinal() / 3 * 180 - 70);
    }

    private static void drawNames(Engine engine) {
        for (var bundle : ParticlesBundle.values()) {
            engine.graphics().world().drawText(placeOf(bundle).addY(50),
                bundle.name().replace('_', ' '),
                TextDrawOptions.font(FontBundle.BOLDZILLA).scale(1.5).alignCenter());
        }
    }
}
