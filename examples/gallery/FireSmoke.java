/*
 * title: Fire that follows the mouse
 * about: Smoke with the style of fire is emitted at the cursor and pushed upwards.
 * page: /docs/guides/smoke
 * tags: smoke, mouse
 * frame: 180
 * picture: loop 60-180
 * input: 0 move 120 290; 22 move 153 302; 34 move 186 314; 46 move 219 290; 58 move 252 302; 70 move 285 314; 82 move 318 290; 94 move 351 302; 106 move 384 314; 118 move 417 290; 130 move 450 302; 142 move 483 314; 154 move 516 290
 * alt: A trail of flames on dark blue. The old flames are bright red, and the new ones are violet with red edges.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.smoke.SmokeOptions;
import dev.screwbox.core.graphics.smoke.styles.FireSmokeStyle;

public class FireSmoke {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Fire");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#14182b"));
        engine.graphics().camera().setZoom(2);
        engine.environment().enableAllFeatures();
        // region style
        engine.graphics().smoke().setOptions(SmokeOptions.slowFade().style(new FireSmokeStyle()));
        // endregion
        // region follow
        // The look of the fire depends on the frame rate: at 120 frames per second it dies down.
        engine.loop().setTargetFps(60);
        engine.environment().addSystem(game -> {
            Vector cursor = game.mouse().position();
            game.graphics().smoke()
                .emit(cursor, game.loop().delta(0.38), Color.WHITE)
                .push(cursor, Vector.y(game.loop().delta(-600)));
        });
        // endregion
        engine.start();
    }
}
