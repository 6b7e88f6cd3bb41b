/*
 * title: See the colliders
 * about: A system of a few lines draws the box of every collider on top of the world.
 * page: /docs/guides/bigger-games, /docs/guides/physics-and-collisions
 * tags: debugging, physics
 * picture: loop 3-81
 * input: 30 press F3; 40 release F3
 * alt: Round trees and a pond, seen from above. Each has a red box around it, which is smaller than a tree and larger than the pond.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.environment.Archetype;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.ExecutionOrder;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Frame;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.OvalDrawOptions;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.keyboard.Key;

public class SeeColliders {

    // region system
    @ExecutionOrder(Order.DEBUG_OVERLAY)
    public static class DrawCollidersSystem implements EntitySystem {

        private static final Archetype COLLIDERS = Archetype.ofSpacial(ColliderComponent.class);

        @Override
        public void update(Engine engine) {
            for (var collider : engine.environment().fetchAll(COLLIDERS)) {
                engine.graphics().world().drawRectangle(collider.bounds(),
                    RectangleDrawOptions.outline(Color.RED).strokeWidth(2));
            }
        }
    }
    // endregion

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Colliders");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#8fbf6a"));
        engine.environment()
            .enableAllFeatures()
            .addEntity("pond",
                new TransformComponent(190, 60, 190, 130),
                new RenderComponent(disc(Color.hex("#2f7fb8"), 60)),
                new ColliderComponent());
        for (int nr = 0; nr < 7; nr++) {
            engine.environment().addEntity("tree",
                new TransformComponent(nr * 83 % 400 - 250, nr * 71 % 240 - 110, 34, 34),
                new RenderComponent(disc(Color.hex("#2f6b3a"), 30)),
                new ColliderComponent());
        }
        // region toggle
        engine.environment().addSystem(game -> {
            if (game.keyboard().isPressed(Key.F3)) {
                game.environment().toggleSystem(new DrawCollidersSystem());
            }
        });
        // endregion
        engine.start();
    }

    private static Sprite disc(Color color, int radius) {
        Frame frame = Frame.empty(Size.square(radius * 2 + 1));
        frame.canvas().drawCircle(
            Offset.at(radius, radius), radius, OvalDrawOptions.filled(color));
        return new Sprite(frame);
    }
}
