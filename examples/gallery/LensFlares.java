/*
 * title: Lens flares
 * about: A glow with custom rays and orbs, next to the lens flares of the bundle.
 * page: /docs/guides/light-and-shadow, /docs/reference/bundles
 * tags: light, lens flare
 * frame: 60
 * alt: Four bright lights above a dark sea. The first has six rays and the last has two, and a few pale discs lie around them.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.light.GlowComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.LensFlare;
import dev.screwbox.core.graphics.light.LensFlareBundle;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;

public class LensFlares {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Lens flares");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment().enableAllFeatures();
        engine.graphics().light().setAmbientLight(Percent.max());
        // region flare
        LensFlare star = LensFlare.rayCount(6)
            .rayLength(2)
            .rayWidth(4)
            .orb(-1.2, 0.5, 0.2)
            .orb(1.6, 0.25, 0.1);
        addGlow(engine, Vector.$(-220, -70), star);
        // endregion
        addGlow(engine, Vector.$(-80, -70), LensFlareBundle.SHY.get());
        addGlow(engine, Vector.$(80, -70), LensFlareBundle.LITTLE.get());
        addGlow(engine, Vector.$(220, -70), LensFlareBundle.BEAM.get());
        engine.environment().addSystem(Order.PRESENTATION_BACKGROUND, game -> game.graphics().world()
            .drawRectangle(Bounds.atOrigin(-320, 80, 640, 100),
                RectangleDrawOptions.filled(Color.hex("#14305c"))));
        engine.start();
    }

    private static void addGlow(Engine engine, Vector position, LensFlare flare) {
        GlowComponent glow = new GlowComponent(50, Color.hex("#ffd166"));
        glow.lensFlare = flare;
        engine.environment().addEntity(new TransformComponent(position, 4, 4), glow);
    }
}
