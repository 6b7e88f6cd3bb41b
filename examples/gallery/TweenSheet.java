/*
 * title: Everything that a tween can animate
 * about: Position, orbit, scale, opacity, spin and a shader, each animated by a tween.
 * page: /docs/guides/tweening, /docs/reference/components-overview
 * tags: tweening, ease
 * frame: 70
 * picture: loop 20-140
 * alt: Six fields with an orange square each. One square moves, one circles, one grows, one fades, one spins and one dissolves. Each field has its name.
 */
import dev.screwbox.core.Duration;
import dev.screwbox.core.Ease;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Component;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.environment.tweening.TweenComponent;
import dev.screwbox.core.environment.tweening.TweenOpacityComponent;
import dev.screwbox.core.environment.tweening.TweenOrbitPositionComponent;
import dev.screwbox.core.environment.tweening.TweenPositionComponent;
import dev.screwbox.core.environment.tweening.TweenScaleComponent;
import dev.screwbox.core.environment.tweening.TweenShaderComponent;
import dev.screwbox.core.environment.tweening.TweenSpinComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.ShaderBundle;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.SpriteDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;

import java.util.List;

public class TweenSheet {

    private static final List<String> NAMES = List.of(
        "position", "orbit", "scale", "opacity", "spin", "shader");

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Tweens");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment().enableAllFeatures()
            .addSystem(Order.PRESENTATION_UI, TweenSheet::drawNames);
        // region tweens
        Vector center = placeOf(0);
        add(engine, 0, new TweenPositionComponent(center.addX(-60), center.addX(60)));
        add(engine, 1, new TweenOrbitPositionComponent(placeOf(1), 46));
        add(engine, 2, new TweenScaleComponent(0.4, 2));
        add(engine, 3, new TweenOpacityComponent());
        add(engine, 4, new TweenSpinComponent());
        add(engine, 5, new TweenShaderComponent());
        // endregion
        engine.start();
    }

    // region add
    private static void add(Engine engine, int nr, Component driven) {
        SpriteDrawOptions options = SpriteDrawOptions.originalSize();
        engine.environment().addEntity(
            new TransformComponent(placeOf(nr), 44, 44),
            new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), 44),
                nr == 5 ? options.shaderSetup(ShaderBundle.DISSOLVE) : options),
            new TweenComponent(Duration.ofSeconds(2), Ease.S_CURVE_IN, true),
            driven);
    }
    // endregion

    private static Vector placeOf(int nr) {
        return Vector.$(nr % 3 * 210 - 210, nr / 3 * 170 - 100);
    }

    private static void drawNames(Engine engine) {
        for (int nr = 0; nr < NAMES.size(); nr++) {
            engine.graphics().world().drawText(placeOf(nr).addY(60), NAMES.get(nr),
                TextDrawOptions.font(FontBundle.SKINNY_SANS).scale(2).alignCenter());
        }
    }
}
