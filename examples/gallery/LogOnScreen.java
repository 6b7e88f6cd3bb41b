/*
 * title: The log on the screen
 * about: An adapter keeps the last messages, and a system draws them in the color of their level.
 * page: /docs/core-modules/log
 * tags: log, text
 * frame: 60
 * events: 0 text DEBUG: 0 entities; 0 text INFO: level 3 is loaded; 0 text WARNING: only one life left;
 *   0 text ERROR: the bridge is broken
 * alt: Four lines of log messages on a dark ground: a gray one for debug, a white one for info, a yellow warning and a red error.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.options.SystemTextDrawOptions;
import dev.screwbox.core.log.LogLevel;

import java.util.ArrayList;
import java.util.List;

public class LogOnScreen {

    private record Line(LogLevel level, String message) {
    }

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Log");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#14182b"));
        // region adapter
        List<Line> lines = new ArrayList<>();
        engine.log().setAdapter((level, message) -> lines.add(new Line(level, message)));
        // endregion
        // region messages
        engine.log().debug("{} entities", engine.environment().entityCount());
        engine.log().info("level {} is loaded", 3);
        engine.log().warn("only one life left");
        engine.log().error("the bridge is broken");
        // endregion
        // hides messages of the engine
        engine.log().setMinimumSeverity(LogLevel.WARNING);
        engine.environment().addSystem(game -> {
            for (int nr = 0; nr < lines.size(); nr++) {
                Line line = lines.get(nr);
                game.graphics().canvas().drawText(Offset.at(24, 40 + nr * 44),
                    line.level() + ": " + line.message(),
                    SystemTextDrawOptions.systemFont("Monospaced", 20).color(colorOf(line.level())));
            }
        });
        engine.start();
    }

    private static Color colorOf(LogLevel level) {
        return switch (level) {
            case DEBUG -> Color.hex("#9aa3b8");
            case INFO -> Color.WHITE;
            case WARNING -> Color.hex("#ffd166");
            case ERROR -> Color.hex("#e85d75");
        };
    }
}
