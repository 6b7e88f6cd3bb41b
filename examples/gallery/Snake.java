/*
 * title: Snake
 * about: The snake grows with every apple. Arrow keys turn it.
 * page: /docs/fundamentals/example-games
 * tags: games, fun, keyboard
 * frame: 150
 * picture: loop 12-192
 * input: 30 press ARROW_DOWN; 36 release ARROW_DOWN; 60 press ARROW_RIGHT; 66 release ARROW_RIGHT
 * events: 127 text LENGTH 10
 * alt: A green snake of ten square pieces and a red apple on a dark board, and the words LENGTH 10.
 */
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import dev.screwbox.core.utils.ListUtil;
import dev.screwbox.core.utils.Scheduler;

import java.util.ArrayDeque;
import java.util.Deque;

public class Snake {

    private static final Size BOARD = Size.of(32, 18);
    private static final Deque<Offset> BODY = new ArrayDeque<>();
    private static Offset apple = Offset.at(24, 9);
    private static Offset heading = Offset.at(1, 0);

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Snake");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        for (int x = 0; x < 9; x++) {
            BODY.addFirst(Offset.at(x + 3, 5));
        }
        Scheduler pace = Scheduler.withInterval(Duration.ofMillis(120));
        engine.environment().addSystem(Snake::draw).addSystem(game -> {
            Vector keys = game.keyboard().arrowKeysMovement(1);
            boolean isTurn = Math.abs(keys.x()) + Math.abs(keys.y()) == 1
                && keys.x() != -heading.x() && keys.y() != -heading.y();
            heading = isTurn ? Offset.at(keys.x(), keys.y()) : heading;
            if (pace.isTick(game.loop().time())) {
                move();
            }
        });
        engine.start();
    }

    private static void move() {
        Offset next = BODY.getFirst().add(heading);
        Offset head = Offset.at(Math.floorMod(next.x(), BOARD.width()),
            Math.floorMod(next.y(), BOARD.height()));
        if (BODY.contains(head)) {
            BODY.clear();
        }
        BODY.addFirst(head);
        if (head.equals(apple)) {
            apple = ListUtil.randomFrom(BOARD.all());
        } else if (BODY.size() > 1) {
            BODY.removeLast();
        }
    }

    private static void draw(Engine engine) {
        fill(engine, apple, "#e85d75");
        BODY.forEach(piece -> fill(engine, piece, "#63b56c"));
        engine.graphics().canvas().drawText(Offset.at(20, 20), "LENGTH " + BODY.size(),
            TextDrawOptions.font(FontBundle.BOLDZILLA).scale(2));
    }

    private static void fill(Engine engine, Offset cell, String color) {
        engine.graphics().canvas().drawRectangle(
            Offset.at(cell.x() * 20 + 1, cell.y() * 20 + 1), Size.square(18),
            RectangleDrawOptions.filled(Color.hex(color)).curveRadius(8));
    }
}
