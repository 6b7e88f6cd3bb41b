/*
 * title: Health bars
 * about: A bar above each entity shows how much health is left.
 * page: /docs/guides/recipes
 * tags: recipes, hud
 * frame: 60
 * alt: Four colored squares with a bar above each. The red part of the bars is shorter from left to right.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Component;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;

public class HealthBars {

    // region component
    public static class HealthBarComponent implements Component {

        private static final long serialVersionUID = 1L;

        public Percent health = Percent.max();
    }
    // endregion

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Health bars");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#14524c"));
        engine.environment().enableAllFeatures();
        for (int nr = 0; nr < 4; nr++) {
            double share = 1 - nr * 0.3;
            engine.environment().addEntity(new Entity("enemy")
                .bounds(Bounds.atPosition(nr * 140 - 210, 0, 80, 80))
                .add(new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), 80)))
                .add(new HealthBarComponent(), enemy -> enemy.health = Percent.of(share)));
        }
        // region bars
        engine.environment().addSystem(Order.PRESENTATION_OVERLAY, game -> {
            for (var entity : game.environment().fetchAllHaving(HealthBarComponent.class)) {
                Vector corner = entity.origin().addY(-18);
                double width = entity.bounds().width();
                double filled = width * entity.get(HealthBarComponent.class).health.value();
                game.graphics().world()
                    .drawRectangle(Bounds.atOrigin(corner, width, 10),
                        RectangleDrawOptions.filled(Color.BLACK))
                    .drawRectangle(Bounds.atOrigin(corner, Math.max(filled, 0.1), 10),
                        RectangleDrawOptions.filled(Color.RED));
            }
        });
        // endregion
        engine.start();
    }
}
