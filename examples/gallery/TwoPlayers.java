/*
 * title: Two players, two views
 * about: The screen is split, and each half follows its own player. One moves with WASD, the other one with the arrow keys.
 * page: /docs/guides/split-screen
 * tags: split screen, camera
 * frame: 60
 * picture: loop 15-90
 * input: 20 press D; 60 press ARROW_LEFT; 90 release D; 91 press S; 120 release ARROW_LEFT; 150 release S
 * events: 20 first moves right; 60 second moves left
 * alt: A screen divided in two. In the left half an orange square moves over a field of dots, in the right half a teal one. The words PLAYER 1 and PLAYER 2 are in the corners.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.rendering.CameraTargetComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.SplitScreenOptions;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.OvalDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;

public class TwoPlayers {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Two players");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#14182b"));
        // region players
        Entity first = new Entity("first")
            .bounds(Bounds.atPosition(-150, 0, 32, 32))
            .add(new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), 32)))
            .add(new CameraTargetComponent(0, 4));
        Entity second = new Entity("second")
            .bounds(Bounds.atPosition(250, 60, 32, 32))
            .add(new RenderComponent(Sprite.placeholder(Color.hex("#2bb3a3"), 32)))
            .add(new CameraTargetComponent(1, 4));
        engine.environment().enableAllFeatures().addEntities(first, second);

        engine.graphics().enableSplitScreenMode(SplitScreenOptions.viewports(2).padding(6));
        // endregion
        // region move
        engine.environment().addSystem(game -> {
            double step = game.loop().delta(160);
            first.moveBy(game.keyboard().wsadMovement(step));
            second.moveBy(game.keyboard().arrowKeysMovement(step));
        });
        // endregion
        // region names
        engine.environment().addSystem(Order.PRESENTATION_UI, game -> {
            int player = 1;
            for (var viewport : game.graphics().viewports()) {
                viewport.canvas().drawText(Offset.at(20, 20), "PLAYER " + player,
                    TextDrawOptions.font(FontBundle.BOLDZILLA).scale(2));
                player++;
            }
        });
        // endregion
        engine.environment().addSystem(Order.PRESENTATION_BACKGROUND, game -> {
            for (int nr = 0; nr < 300; nr++) {
                game.graphics().world().drawCircle(
                    Vector.$(nr % 25 * 50 - 600, nr / 25 * 50 - 300), nr * 7 % 11 + 3,
                    OvalDrawOptions.filled(Color.hex("#33415c")));
            }
        });
        engine.start();
    }
}
