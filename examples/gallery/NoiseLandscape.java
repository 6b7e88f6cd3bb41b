/*
 * title: A landscape from noise
 * about: The same seed always gives the same hills.
 * page: /docs/guides/recipes, /docs/reference/noteworthy-utils
 * tags: noise, recipes
 * alt: Rolling hills of green columns under a blue sky. The low parts are filled with water.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.utils.FractalNoise;

public class NoiseLandscape {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Landscape");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#8fc7e8"));
        engine.environment().enableAllFeatures();
        // region noise
        for (int column = 0; column < 80; column++) {
            Percent noise = FractalNoise.generateFractalNoise(20, 4711, Offset.at(column, 0));
            int height = noise.rangeValue(2, 34) * 8;
            Color color = Color.hex("#2f6b3a").adjustBrightness(height / 800.0);
            engine.environment().addEntity("column",
                new TransformComponent(Bounds.atOrigin(column * 8 - 320, 180 - height, 8, height)),
                new RenderComponent(Sprite.placeholder(color, Size.of(8, height))),
                new ColliderComponent());
        }
        // endregion
        engine.environment().addSystem(Order.PRESENTATION_BACKGROUND, game -> game.graphics().world()
            .drawRectangle(Bounds.atOrigin(-320, 60, 640, 120),
                RectangleDrawOptions.filled(Color.hex("#2f7fb8"))));
        engine.start();
    }
}
