/*
 * title: What the window knows
 * about: Title, size, position, focus and cursor of the window, drawn into it.
 * page: /docs/core-modules/window
 * tags: window, mouse
 * frame: 60
 * input: 10 move 480 250
 * events: 0 text position: 640, 360; 10 text cursor: 480, 250
 * alt: Five lines that name the title, the size, the position, the focus and the cursor. A custom yellow arrow marks the position of the mouse.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.options.PolygonDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import dev.screwbox.core.window.MouseCursor;
import dev.screwbox.core.window.Window;

import java.util.List;

public class WindowFacts {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Level 1");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        // region cursor
        engine.window().setTitle("Level 2").setCursor(MouseCursor.HIDDEN);
        engine.environment().addSystem(game -> {
            Offset tip = game.mouse().offset();
            game.graphics().canvas().drawPolygon(
                List.of(tip, tip.add(0, 40), tip.add(11, 30), tip.add(28, 30)),
                PolygonDrawOptions.filled(Color.hex("#ffd166")).drawOrder(1));
        });
        // endregion
        // region facts
        engine.environment().addSystem(game -> {
            Window window = game.window();
            draw(game, 0, "title: " + window.title());
            draw(game, 1, "size: " + window.size().width() + " x " + window.size().height());
            draw(game, 2, "position: " + window.position().x() + ", " + window.position().y());
            draw(game, 3, "in front: " + (window.hasFocus() ? "yes" : "no"));
            draw(game, 4, "cursor: " + game.mouse().offset().x() + ", " + game.mouse().offset().y());
        });
        // endregion
        engine.start();
    }

    private static void draw(Engine engine, int line, String text) {
        engine.graphics().canvas().drawText(Offset.at(50, 50 + line * 52), text,
            TextDrawOptions.font(FontBundle.SKINNY_SANS).scale(4));
    }
}
