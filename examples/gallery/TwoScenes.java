/*
 * title: From the title to the level
 * about: A key switches from one scene to the next, with an animation in between.
 * page: /docs/core-modules/scenes
 * tags: scenes, transitions
 * frame: 140
 * picture: loop 106-229
 * input: 115 press SPACE; 121 release SPACE
 * events: 55 scene TitleScene; 170 scene LevelScene
 * alt: A blue title scene with the words PRESS SPACE is torn into squares. Then a level with a yellow sun and a green hill opens in a circle.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.graphics.Canvas;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.options.OvalDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import dev.screwbox.core.keyboard.Key;
import dev.screwbox.core.scenes.Scene;
import dev.screwbox.core.scenes.SceneTransition;
import dev.screwbox.core.scenes.animations.CameraLensAnimation;
import dev.screwbox.core.scenes.animations.GridShredderAnimation;

public class TwoScenes {

    // region scenes
    public static class TitleScene implements Scene {
        @Override
        public void populate(Environment environment) {
            environment.addSystem(engine -> {
                Canvas canvas = engine.graphics().canvas();
                canvas.fillWith(Color.hex("#2c3a63")).drawText(canvas.center(), "PRESS SPACE",
                    TextDrawOptions.font(FontBundle.BOLDZILLA).scale(4).alignCenter());
                if (engine.keyboard().isPressed(Key.SPACE)) {
                    engine.scenes().switchTo(LevelScene.class);
                }
            });
        }
    }

    public static class LevelScene implements Scene {
        @Override
        public void populate(Environment environment) {
            environment.addSystem(engine -> {
                engine.graphics().canvas().fillWith(Color.hex("#8fc7e8"));
                engine.graphics().world()
                    .drawCircle(Vector.$(180, -80), 40, OvalDrawOptions.filled(Color.YELLOW))
                    .drawOval(Vector.$(-60, 200), 400, 140,
                        OvalDrawOptions.filled(Color.DARK_GREEN));
                if (engine.keyboard().isPressed(Key.SPACE)) {
                    engine.scenes().switchTo(TitleScene.class);
                }
            });
        }
    }
    // endregion

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Two scenes");
        engine.graphics().configuration().setResolution(640, 360);
        // region transition
        engine.scenes()
            .setDefaultTransition(SceneTransition.custom()
                .outroAnimation(new GridShredderAnimation())
                .outroDurationMillis(900)
                .introAnimation(new CameraLensAnimation())
                .introDurationMillis(900))
            .add(new TitleScene(), new LevelScene())
            .switchTo(TitleScene.class);
        // endregion
        engine.start();
    }
}
