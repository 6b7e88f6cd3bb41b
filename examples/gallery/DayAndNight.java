/*
 * title: Day and night
 * about: The ambient light follows a sine wave. When it is dark, the lamp next to the door lights the wall.
 * page: /docs/guides/recipes
 * tags: recipes, light, time
 * frame: 270
 * picture: loop 150-330
 * alt: A house at night. The lamp next to its door lights the wall and the roof.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.Polygon;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.light.PointLightComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.options.PolygonDrawOptions;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;

public class DayAndNight {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Day and night");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#8fc7e8"));
        engine.environment().enableAllFeatures();
        // region day
        engine.environment().addSystem(game -> {
            double seconds = game.loop().runningTime().milliseconds() / 1000.0;
            double brightness = (Math.sin(seconds / 6 * 2 * Math.PI) + 1) / 2;
            game.graphics().light().setAmbientLight(Percent.of(0.15 + 0.85 * brightness));
        });
        // endregion
        engine.environment()
            .addEntity("lamp",
                new TransformComponent(70, 30, 8, 8),
                new PointLightComponent(150, Color.hex("#ffb347")))
            .addSystem(game -> game.graphics().world()
                .drawRectangle(Bounds.atOrigin(-320, 110, 640, 80), fill("#4e9f5b"))
                .drawRectangle(Bounds.atOrigin(-110, -20, 220, 130), fill("#f4efe2"))
                .drawPolygon(Polygon.ofNodes(
                        Vector.$(-140, -18), Vector.$(0, -110), Vector.$(140, -18)).close(),
                    PolygonDrawOptions.filled(Color.hex("#e85d75")))
                .drawRectangle(Bounds.atOrigin(10, 30, 44, 80), fill("#7a4a2b"))
                .drawRectangle(Bounds.atOrigin(-80, 20, 54, 44), fill("#4d9de0")));
        engine.start();
    }

    private static RectangleDrawOptions fill(String color) {
        return RectangleDrawOptions.filled(Color.hex(color));
    }
}
