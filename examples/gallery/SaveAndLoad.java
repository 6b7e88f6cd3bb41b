/*
 * title: Save and load
 * about: A click drops a marker, F5 saves all of them, Escape clears the world and F9 loads them again.
 * page: /docs/guides/save-games
 * tags: save games, keyboard, mouse
 * frame: 170
 * picture: loop 6-186
 * input: 10 move 150 110; 20 down LEFT; 24 up LEFT; 30 move 320 240; 40 down LEFT; 44 up LEFT; 50 move 500 130; 60 down LEFT; 64 up LEFT; 75 press F5; 82 release F5; 95 press ESCAPE; 102 release ESCAPE; 120 press F9; 128 release F9
 * events: 21 marker appears; 41 marker appears; 61 marker appears; 75 text SAVED 3 MARKERS; 95 3 marker vanishes;
 *   120 3 marker appears
 * alt: Three colored squares, and the word LOADED at the upper edge.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import dev.screwbox.core.keyboard.Key;
import dev.screwbox.core.utils.ListUtil;

public class SaveAndLoad {

    private static String message = "CLICK TO DROP A MARKER";

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Save and load");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        // region save
        engine.environment().enableAllFeatures().addSystem(game -> {
            Environment world = game.environment();
            if (game.keyboard().isPressed(Key.F5)) {
                world.saveToFile("markers.save");
                message = "SAVED " + world.entityCount() + " MARKERS";
            } else if (game.keyboard().isPressed(Key.ESCAPE)) {
                world.clearEntities();
                message = "GONE";
            } else if (game.keyboard().isPressed(Key.F9)
                && world.savegameFileExists("markers.save")) {
                world.loadFromFile("markers.save");
                message = "LOADED";
            }
        });
        // endregion
        // region drop
        engine.environment().addSystem(game -> {
            if (game.mouse().isPressedLeft()) {
                Color color = ListUtil.randomFrom(
                    Color.hex("#ff8a3d"), Color.hex("#2bb3a3"), Color.hex("#ffd166"));
                game.environment().addEntity("marker",
                    new TransformComponent(game.mouse().position(), 40, 40),
                    new RenderComponent(Sprite.placeholder(color, 40)));
            }
        });
        // endregion
        engine.environment().addSystem(Order.PRESENTATION_UI, game ->
            game.graphics().canvas().drawText(Offset.at(20, 20), message,
                TextDrawOptions.font(FontBundle.BOLDZILLA).scale(2)));
        engine.start();
    }
}
