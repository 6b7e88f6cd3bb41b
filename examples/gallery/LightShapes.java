/*
 * title: All kinds of light
 * about: Point, spot, cone, area and directional light and three glows, side by side.
 * page: /docs/guides/light-and-shadow
 * tags: light, shadow
 * frame: 70
 * alt: Eight lights in the dark, each with its name. Five make a tiled floor visible: two circles, a cone, a square, and a square that fades downward. The other three glow.
 */
import dev.screwbox.core.Angle;
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Component;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.light.AreaGlowComponent;
import dev.screwbox.core.environment.light.AreaLightComponent;
import dev.screwbox.core.environment.light.ConeGlowComponent;
import dev.screwbox.core.environment.light.ConeLightComponent;
import dev.screwbox.core.environment.light.DirectionalLightComponent;
import dev.screwbox.core.environment.light.GlowComponent;
import dev.screwbox.core.environment.light.OccluderComponent;
import dev.screwbox.core.environment.light.PointLightComponent;
import dev.screwbox.core.environment.light.SpotLightComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;

import java.util.List;

public class LightShapes {

    private static final List<String> NAMES = List.of(
        "point", "spot", "cone", "area", "directional", "glow", "cone glow", "area glow");

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Lights");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setLensFlareEnabled(false);
        engine.environment().enableAllFeatures()
            .addSystem(Order.PRESENTATION_BACKGROUND, LightShapes::drawFloor)
            .addSystem(Order.PRESENTATION_UI, LightShapes::drawNames);
        Color warm = Color.hex("#ffb347").opacity(0.7);
        Angle right = Angle.degrees(90);
        Angle wide = Angle.degrees(70);
        // region lights
        add(engine, 0, new PointLightComponent(90));
        add(engine, 1, new SpotLightComponent(90));
        add(engine, 2, new ConeLightComponent(right, wide, 110));
        add(engine, 3, new AreaLightComponent());
        add(engine, 4, new DirectionalLightComponent());
        add(engine, 5, new GlowComponent(60, warm));
        add(engine, 6, new ConeGlowComponent(right, wide, 110, warm));
        add(engine, 7, new AreaGlowComponent(30, warm));
        // endregion
        engine.graphics().light().setAmbientLight(Percent.of(0.15));
        engine.start();
    }

    private static void add(Engine engine, int nr, Component light) {
        engine.environment()
            .addEntity(new TransformComponent(placeOf(nr), 60, 60), light)
            .addEntity(
                new TransformComponent(placeOf(nr).add(34, 4), 12, 22),
                new RenderComponent(Sprite.placeholder(Color.hex("#5b6b94"), Size.of(12, 22))),
                new OccluderComponent(false));
    }

    private static Vector placeOf(int nr) {
        return Vector.$(nr % 4 * 160 - 250, nr / 4 * 180 - 100);
    }

    private static void drawFloor(Engine engine) {
        for (int nr = 0; nr < 576; nr++) {
            Color color = Color.hex((nr % 32 + nr / 32) % 2 == 0 ? "#e0a878" : "#c98d5c");
            engine.graphics().world().drawRectangle(
                Bounds.atOrigin(nr % 32 * 20 - 320, nr / 32 * 20 - 180, 20, 20),
                RectangleDrawOptions.filled(color));
        }
    }

    private static void drawNames(Engine engine) {
        for (int nr = 0; nr < NAMES.size(); nr++) {
            engine.graphics().world().drawText(placeOf(nr).add(10, 76), NAMES.get(nr),
                TextDrawOptions.font(FontBundle.SKINNY_SANS).scale(2).alignCenter());
        }
    }
}
