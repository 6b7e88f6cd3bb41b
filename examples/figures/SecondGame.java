import dev.screwbox.core.Bounds;
import dev.screwbox.core.Polygon;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.ai.PathMovementComponent;
import dev.screwbox.core.environment.ai.PathMovementSystem;
import dev.screwbox.core.environment.ai.TargetMovementSystem;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.physics.PhysicsSystem;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.navigation.AStarAlgorithm;
import dev.screwbox.core.navigation.DijkstraAlgorithm;
import dev.screwbox.core.navigation.PathfindingAlgorithm;
import dev.screwbox.core.utils.TileMap;
import recording.Recording;
import support.SteppedEngine;

import java.util.ArrayList;
import java.util.List;

/**
 * Paths of the bugs from each nest in the room of the second tutorial, with three crates to the top left of
 * the battery, for both algorithms; and the positions of a bug on the first path, in 200 frames of a 60th of
 * a second.
 */
public class SecondGame {

    private static final String MAP = """
        ###################
        #n....#.....#....n#
        #.....#.....#.....#
        #......cc.........#
        #...#..c......#...#
        #...#....b....#...#
        #...#.........#...#
        #.................#
        #.....#.....#.....#
        #n....#.....#....n#
        ###################
        """;

    public static void main(final String[] args) {
        final var engine = new SteppedEngine(60);
        final var map = TileMap.fromString(MAP.replace("\n", System.lineSeparator()));
        engine.navigation().setNavigationRegion(map.bounds(), map.tiles().stream()
            .filter(tile -> tile.value() == '#' || tile.value() == 'c')
            .map(TileMap.Tile::bounds)
            .toList());
        final List<List<double[]>> paths = new ArrayList<>();
        for (final PathfindingAlgorithm<Offset> algorithm
            : List.of(new AStarAlgorithm<Offset>(), new DijkstraAlgorithm<Offset>())) {
            engine.navigation().setPathfindingAlgorithm(algorithm);
            final List<double[]> ways = new ArrayList<>();
            for (final Vector nest : nests()) {
                ways.add(wayFrom(engine, nest).definitionNotes().stream()
                    .flatMap(node -> List.of(node.x(), node.y()).stream())
                    .mapToDouble(Double::doubleValue)
                    .toArray());
            }
            paths.add(ways);
        }
        engine.navigation().setPathfindingAlgorithm(new AStarAlgorithm<>());
        final Vector start = nests().getFirst();
        final Entity bug = new Entity()
            .bounds(Bounds.atPosition(start, 12, 12))
            .add(new PhysicsComponent(), physics -> physics.ignoreCollisions = true)
            .add(new PathMovementComponent(34, 400), movement -> movement.path = wayFrom(engine, start));
        engine.environment()
            .addSystem(new PhysicsSystem())
            .addSystem(new PathMovementSystem())
            .addSystem(new TargetMovementSystem())
            .addEntity(bug);
        final List<double[]> places = new ArrayList<>();
        for (int frame = 0; frame < 200; frame++) {
            engine.frames(1);
            places.add(new double[]{bug.position().x(), bug.position().y()});
        }
        new Recording().put("paths", paths).put("places", places).print();
    }

    private static List<Vector> nests() {
        return List.of(Vector.of(24, 24), Vector.of(280, 24), Vector.of(24, 152), Vector.of(280, 152));
    }

    private static Polygon wayFrom(final SteppedEngine engine, final Vector nest) {
        return engine.navigation().findPath(nest, Vector.of(152, 88)).orElseThrow();
    }
}
