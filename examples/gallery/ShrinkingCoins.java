/*
 * title: Coins that shrink
 * about: A custom component says how fast something shrinks, and a custom system shrinks it.
 * page: /docs/fundamentals/ecs
 * tags: entities, components, systems
 * frame: 180
 * picture: loop 3-270
 * events: 226 coin vanishes; 258 coin vanishes
 * alt: Seven coins in a row on a dark ground. Each is smaller than the one to its left.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.environment.Archetype;
import dev.screwbox.core.environment.Component;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.SpriteBundle;
import dev.screwbox.core.graphics.options.SpriteDrawOptions;

public class ShrinkingCoins {

    // region component
    public static class ShrinkComponent implements Component {
        public double scalePerSecond = 0.5;
    }
    // endregion

    // region system
    public static class ShrinkSystem implements EntitySystem {

        private static final Archetype SHRINKING = Archetype.ofSpacial(
            ShrinkComponent.class, RenderComponent.class);

        @Override
        public void update(Engine engine) {
            for (var entity : engine.environment().fetchAll(SHRINKING)) {
                var render = entity.get(RenderComponent.class);
                var shrink = entity.get(ShrinkComponent.class);
                double step = engine.loop().delta(shrink.scalePerSecond);
                double scale = render.options.scale() - step;
                if (scale > 0) {
                    render.options = render.options.scale(scale);
                } else {
                    engine.environment().remove(entity);
                }
            }
        }
    }
    // endregion

    // region main
    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Coins");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment()
            .enableRendering()
            .addSystem(new ShrinkSystem());

        for (int nr = 0; nr < 7; nr++) {
            double speed = 0.2 + nr * 0.1;
            engine.environment().addEntity(new Entity("coin")
                .bounds(Bounds.atPosition(nr * 80 - 240, 0, 16, 16))
                .add(new RenderComponent(SpriteBundle.DOT_YELLOW, SpriteDrawOptions.scaled(3)))
                .add(new ShrinkComponent(), shrink -> shrink.scalePerSecond = speed));
        }
        engine.start();
    }
    // endregion
}
