/*
 * title: The Game of Life
 * about: A glider gun on a grid of cells that live and die by three rules.
 * page: /docs/fundamentals/example-games
 * tags: games, fun, grid
 * frame: 200
 * picture: loop 3-240
 * alt: A pattern of teal cells on a dark ground. A small group of cells flies away from it to the lower right.
 */
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.utils.Scheduler;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class GameOfLife {

    private static final Size SIZE = Size.of(64, 36);
    private static final String GUN = """
        ........................#...........
        ......................#.#...........
        ............##......##............##
        ...........#...#....##............##
        ##........#.....#...##..............
        ##........#...#.##....#.#...........
        ..........#.....#.......#...........
        ...........#...#....................
        ............##......................""";

    private static Set<Offset> alive = new HashSet<>();

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Game of Life");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#14182b"));
        List<String> rows = GUN.lines().toList();
        alive.addAll(SIZE.all().stream().filter(cell -> cell.y() < rows.size()
            && cell.x() < 36 && rows.get(cell.y()).charAt(cell.x()) == '#').toList());
        Scheduler pace = Scheduler.withInterval(Duration.ofMillis(80));
        engine.environment().addSystem(game -> {
            if (pace.isTick(game.loop().time())) {
                alive = new HashSet<>(SIZE.all().stream().filter(GameOfLife::lives).toList());
            }
            alive.forEach(cell -> game.graphics().canvas().drawRectangle(
                Offset.at(cell.x() * 10, cell.y() * 10), Size.square(9),
                RectangleDrawOptions.filled(Color.hex("#2bb3a3"))));
        });
        engine.start();
    }

    private static boolean lives(Offset cell) {
        int neighbors = 0;
        for (int x = -1; x <= 1; x++) {
            for (int y = -1; y <= 1; y++) {
                neighbors += alive.contains(cell.add(x, y)) ? 1 : 0;
            }
        }
        return alive.contains(cell) ? neighbors == 3 || neighbors == 4 : neighbors == 3;
    }
}
