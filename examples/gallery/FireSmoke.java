/*
 * title: Fire that follows the mouse
 * about: Smoke with the style of fire is emitted at the cursor and pushed upwards.
 * page: /docs/guides/smoke
 * tags: smoke, mouse
 * frame: 200
 * picture: moving
 * input: 10 move 120 300; 50 move 220 290; 90 move 320 300; 130 move 420 290; 170 move 500 300
 * alt: Red flames rise from the lower edge, in front of a black ground.
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
        engine.graphics().configuration().setResolution(640, 360);
        engine.environment().enableAllFeatures();
        // region style
        engine.graphics().smoke().setOptions(SmokeOptions.slowFade().style(new FireSmokeStyle()));
        // endregion
        // region follow
        engine.environment().addSystem(game -> {
            Vector cursor = game.mouse().position();
            game.graphics().smoke()
                .emit(cursor, game.loop().delta(0.2), Color.WHITE)
                .push(cursor, Vector.y(game.loop().delta(-900)));
        });
        // endregion
        engine.start();
    }
}
