/*
 * title: A pause that shows the frozen game
 * about: P takes a screenshot and switches to a scene that shows it behind a menu. The game continues where it stopped.
 * page: /docs/core-modules/ui, /docs/core-modules/loop, /docs/core-modules/scenes, /docs/guides/recipes
 * tags: scenes, ui, menu, keyboard
 * frame: 120
 * picture: loop 20-250
 * input: 70 press P; 76 release P; 160 press ENTER; 166 release ENTER
 * events: 1 scene GameScene; 71 scene PauseScene; 71 menu continue; 161 scene GameScene; 161 menu closed
 * alt: Orange boxes above a floor, dimmed. A menu in front of them has the items CONTINUE and QUIT.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.SpriteDrawOptions;
import dev.screwbox.core.keyboard.Key;
import dev.screwbox.core.scenes.Scene;

public class FrozenPause {

    // region game
    public static class GameScene implements Scene {

        @Override
        public void populate(Environment environment) {
            environment
                .enableAllFeatures()
                .addEntity("gravity", new GravityComponent(Vector.y(500)))
                .addEntity("floor",
                    new TransformComponent(0, 150, 640, 60),
                    new RenderComponent(Sprite.placeholder(Color.hex("#5b6b94"), Size.of(640, 60))),
                    new ColliderComponent(0, Percent.of(0.95)));
            for (int nr = 0; nr < 5; nr++) {
                environment.addEntity("box",
                    new TransformComponent(nr * 110 - 220, nr * 30 - 130, 36, 36),
                    new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), 36)),
                    new PhysicsComponent());
            }
            environment.addSystem(engine -> {
                if (engine.keyboard().isPressed(Key.P)) {
                    Sprite screenshot = engine.graphics().screen().takeScreenshot();
                    engine.scenes()
                        .addOrReplace(new PauseScene(screenshot))
                        .switchTo(PauseScene.class);
                }
            });
        }
    }
    // endregion

    // region pause
    public static class PauseScene implements Scene {

        private final Sprite background;

        public PauseScene(Sprite background) {
            this.background = background;
        }

        @Override
        public void populate(Environment environment) {
            environment
                .enableRendering()
                .addSystem(Order.PRESENTATION_BACKGROUND, engine -> engine.graphics().canvas()
                    .drawSprite(background, Offset.origin(),
                        SpriteDrawOptions.originalSize().opacity(0.4)));
        }

        @Override
        public void onEnter(Engine engine) {
            engine.ui().openMenu(menu -> {
                menu.addItem("continue")
                    .onActivate(active -> active.scenes().switchTo(GameScene.class));
                menu.addItem("quit").onActivate(Engine::stop);
            });
        }

        @Override
        public void onExit(Engine engine) {
            engine.ui().closeMenu();
        }
    }
    // endregion

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Pause");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.scenes().add(new GameScene()).switchTo(GameScene.class);
        engine.start();
    }
}
