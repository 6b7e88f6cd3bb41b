import dev.screwbox.core.Bounds;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.navigation.AStarAlgorithm;
import dev.screwbox.core.navigation.DijkstraAlgorithm;
import dev.screwbox.core.navigation.Grid;
import dev.screwbox.core.navigation.PathfindingAlgorithm;
import dev.screwbox.core.navigation.internal.GridGraph;
import recording.Recording;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Paths of both algorithms on ten boards of 18 × 18 cells, with and without diagonal steps. */
public class PathFinding {

    public static void main(final String[] args) {
        final List<String> boards = new ArrayList<>();
        final Recording recording = new Recording();
        final List<List<double[]>> all = new ArrayList<>();
        for (int seed = 0; seed < 10; seed++) {
            final Grid<Boolean> grid = Grid.createByGridSize(Size.square(18), Bounds.$$(0, 0, 288, 288), Boolean.class);
            final Random random = new Random(seed);
            final StringBuilder walls = new StringBuilder();
            for (int cell = 0; cell < 324; cell++) {
                final boolean isEnd = cell == 2 * 18 + 2 || cell == 15 * 18 + 15;
                final boolean isWall = !isEnd && random.nextDouble() < 0.28;
                walls.append(isWall ? '#' : '.');
                if (isWall) {
                    grid.set(cell % 18, cell / 18, true);
                }
            }
            boards.add(walls.toString());
            for (final boolean diagonals : new boolean[]{true, false}) {
                final var graph = new GridGraph(grid, diagonals);
                final List<double[]> paths = new ArrayList<>();
                for (final PathfindingAlgorithm<Offset> algorithm
                    : List.of(new AStarAlgorithm<Offset>(), new DijkstraAlgorithm<Offset>())) {
                    paths.add(algorithm.findPath(graph, Offset.at(2, 2), Offset.at(15, 15)).stream()
                        .mapToDouble(cell -> cell.x() + cell.y() * 18).toArray());
                }
                all.add(paths);
            }
        }
        recording.put("boards", boards).put("paths", all).print();
    }
}
