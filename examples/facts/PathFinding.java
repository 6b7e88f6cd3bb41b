/*
 * page: /docs/core-modules/navigation
 * claim: AStarAlgorithm (A*, pronounced "A star") is the default and by far the faster of the two.
 * claim: In 3.33.0, its path is not always the shortest: it adds the remaining distance again in every step, so it often takes a detour among many walls.
 * claim: DijkstraAlgorithm finds the path with the fewest steps.
 * claim: It counts a diagonal step like a straight one, but its path is rarely the longer of the two.
 * claim: Navigation.setPathfindingAlgorithm(PathfindingAlgorithm) | AStarAlgorithm
 * picture: none
 */

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Vector;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.navigation.AStarAlgorithm;
import dev.screwbox.core.navigation.DijkstraAlgorithm;
import dev.screwbox.core.navigation.Grid;
import dev.screwbox.core.navigation.internal.GridGraph;
import support.Expect;
import support.SteppedEngine;

import java.util.Random;

public class PathFinding {

    private static final int COLUMNS = 24;
    private static final Vector START = Vector.$(40, 40);
    private static final Vector END = Vector.$(COLUMNS * 16 - 40, COLUMNS * 16 - 72);

    public static void main(final String[] args) {
        Expect.that(new SteppedEngine(120).navigation().pathfindingAlgorithm() instanceof AStarAlgorithm,
            "A* is not the default");
        final int[] amongManyWalls = compare(COLUMNS * COLUMNS / 14);
        Expect.that(amongManyWalls[0] >= 10, "among many walls, A* has taken " + amongManyWalls[0] + " detours");
        Expect.that(amongManyWalls[1] <= 3, "among many walls, A* was shorter " + amongManyWalls[1] + " times");
        final int[] amongFewWalls = compare(5);
        Expect.that(amongFewWalls[1] <= 3, "among few walls, A* was shorter " + amongFewWalls[1] + " times");
    }

    /**
     * Number of boards, of 30 with a number of walls, on which the path of A* is longer, and on which it is
     * shorter.
     */
    private static int[] compare(final int walls) {
        int longer = 0;
        int shorter = 0;
        long time = 0;
        long timeOfDijkstra = 0;
        final var navigation = new SteppedEngine(120).navigation();
        for (int seed = 0, boards = 0; boards < 30; seed++) {
            final var graph = new GridGraph(board(seed, walls), true);
            final long start = System.nanoTime();
            final var aStar = navigation.findPath(START, END, graph, new AStarAlgorithm<>());
            final long middle = System.nanoTime();
            final var dijkstra = navigation.findPath(START, END, graph, new DijkstraAlgorithm<>());
            timeOfDijkstra += System.nanoTime() - middle;
            time += middle - start;
            if (aStar.isEmpty() || dijkstra.isEmpty()) {
                continue;
            }
            boards++;
            Expect.that(dijkstra.get().nodeCount() <= aStar.get().nodeCount(), "Dijkstra takes more steps on board " + seed);
            final double difference = aStar.get().length() - dijkstra.get().length();
            longer += difference > 1e-6 ? 1 : 0;
            shorter += difference < -1e-6 ? 1 : 0;
        }
        Expect.that(timeOfDijkstra > 10 * time, "Dijkstra took " + timeOfDijkstra + " ns, A* " + time + " ns");
        return new int[]{longer, shorter};
    }

    private static Grid<Boolean> board(final int seed, final int walls) {
        final Grid<Boolean> grid = Grid.createByGridSize(
            Size.square(COLUMNS), Bounds.$$(0, 0, COLUMNS * 16, COLUMNS * 16), Boolean.class);
        final Random random = new Random(seed);
        for (int bar = 0; bar < walls; bar++) {
            final boolean isUpright = random.nextBoolean();
            final Offset start = Offset.at(random.nextInt(COLUMNS), random.nextInt(COLUMNS));
            for (int i = 0; i < 2 + bar % 6; i++) {
                final Offset cell = isUpright ? start.addY(i) : start.addX(i);
                if (grid.contains(cell)) {
                    grid.set(cell, true);
                }
            }
        }
        grid.clear(START);
        grid.clear(END);
        return grid;
    }
}
