/*
 * title: The particle effects of the bundle
 * about: All six effects that come with the engine, side by side.
 * page: /docs/core-modules/particles, /docs/reference/bundles
 * tags: particles
 * frame: 200
 * picture: loop 140-230
 * alt: Six fields with the names SMOKE, CONFETTI, EXPLOSION, SMOKE TRAIL, FALLING LEAVES and WATER SPLASH. In each, its particles rise, fall or fly apart.
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

import java.util.List;

public class ParticleBundles {

    private static final List<ParticlesBundle> SHOWN = List.of(
        ParticlesBundle.SMOKE, ParticlesBundle.CONFETTI, ParticlesBundle.EXPLOSION,
        ParticlesBundle.SMOKE_TRAIL, ParticlesBundle.FALLING_LEAVES, ParticlesBundle.WATER_SPLASH);

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Particle bundles");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#26324d"));
        engine.graphics().light().setAmbientLight(Percent.max());
        engine.environment().enableAllFeatures();
        // region emitters
        for (var bundle : SHOWN) {
            engine.environment().addEntity(
                new TransformComponent(placeOf(bundle), 60, 20),
                new ParticleEmitterComponent(Duration.ofMillis(40), bundle));
        }
        // endregion
        // The particles of these two are small and nearly transparent, so many are needed.
        for (int nr = 0; nr < 12; nr++) {
            addEmitter(engine, ParticlesBundle.SMOKE_TRAIL);
            addEmitter(engine, ParticlesBundle.WATER_SPLASH);
        }
        engine.environment().addSystem(Order.PRESENTATION_UI, ParticleBundles::drawNames);
        engine.start();
    }

    private static void addEmitter(Engine engine, ParticlesBundle bundle) {
        engine.environment().addEntity(
            new TransformComponent(placeOf(bundle).addY(10), 60, 20),
            new ParticleEmitterComponent(Duration.ofMillis(20), bundle));
    }

    private static Vector placeOf(ParticlesBundle bundle) {
        int nr = SHOWN.indexOf(bundle);
        return Vector.$(nr % 3 * 210 - 210, nr / 3 * 180 - 70);
    }

    private static void drawNames(Engine engine) {
        for (var bundle : SHOWN) {
            engine.graphics().world().drawText(placeOf(bundle).addY(50),
                bundle.name().replace('_', ' '),
                TextDrawOptions.font(FontBundle.BOLDZILLA).scale(1.5).alignCenter());
        }
    }
}
