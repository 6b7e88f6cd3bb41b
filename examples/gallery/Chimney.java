/*
 * title: Smoke from a chimney
 * about: Smoke rises from a house, meets a beam and flows around it.
 * page: /docs/guides/smoke
 * tags: smoke
 * frame: 240
 * picture: loop 60-240
 * alt: White smoke rises from the chimney of a small red house, meets a gray beam and flows around it to both sides.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Polygon;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.environment.smoke.SmokeEmitterComponent;
import dev.screwbox.core.environment.smoke.SmokeObstacleComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.PolygonDrawOptions;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;

public class Chimney {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Chimney");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#2f5d8a"));
        // region smoke
        engine.environment()
            .enableAllFeatures()
            .addEntity("chimney",
                new TransformComponent(-60, 76, 16, 16),
                new SmokeEmitterComponent(3, Color.WHITE, Vector.y(-400)));
        // endregion
        // region beam
        engine.environment().addEntity("beam",
            new TransformComponent(Bounds.atOrigin(-130, -50, 100, 16)),
            new RenderComponent(Sprite.placeholder(Color.hex("#5b6b94"), Size.of(100, 16))),
            new SmokeObstacleComponent());
        // endregion
        engine.environment().addSystem(game -> game.graphics().world()
            .drawRectangle(Bounds.atOrigin(-72, 80, 24, 50), fill("#8c2f3f"))
            .drawRectangle(Bounds.atOrigin(-110, 120, 180, 60), fill("#f4efe2"))
            .drawPolygon(Polygon.ofNodes(
                    Vector.$(-130, 122), Vector.$(-20, 85), Vector.$(90, 122)).close(),
                PolygonDrawOptions.filled(Color.hex("#e85d75"))));
        engine.start();
    }

    private static RectangleDrawOptions fill(String color) {
        return RectangleDrawOptions.filled(Color.hex(color));
    }
}
