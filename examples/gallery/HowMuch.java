/*
 * title: How much the engine can do
 * about: Finds how many entities, sprites, lights, particles and cells of smoke keep 60 frames per second on your computer, which takes about three minutes.
 * page: /docs/core-modules/loop
 * tags: loop, performance
 * frame: 60
 * alt: A black window with the words "measuring: empty window".
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.light.OccluderComponent;
import dev.screwbox.core.environment.light.PointLightComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.environment.smoke.SmokeEmitterComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import dev.screwbox.core.particles.ParticleOptions;

import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Finds the largest load of each kind that keeps the frame rate, by binary search. Each load runs for a second before
 * it is measured for one and a half seconds, and the median of the frames counts. A load that fails gets a second try,
 * because Java may still be compiling.
 */
public class HowMuch {

    private static final int WANTED_FPS = 60;
    private static final long MILLIS_TO_SETTLE = 1000;
    private static final long MILLIS_TO_MEASURE = 1500;

    /** Numbers from 10 to more than 100,000. Each is a tenth larger than the previous one. */
    private static final int[] COUNTS = IntStream.range(0, 100)
        .map(step -> (int) Math.round(10 * Math.pow(1.1, step)))
        .toArray();
    /** Sizes of a cell in world units. Smaller cells mean more cells. */
    private static final int[] CELL_SIZES = {32, 28, 24, 20, 16, 14, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2};

    private static final Bounds WINDOW = Bounds.atPosition(0, 0, 1280, 720);
    private static final Sprite PICTURE = Sprite.placeholder(Color.ORANGE, 16);
    private static final ParticleOptions PARTICLE = ParticleOptions.unknownSource()
        .sprite(PICTURE)
        .randomBaseSpeed(20, 60)
        .animateOpacity()
        .lifespanSeconds(2);
    private static final Random RANDOM = new Random(1);

    private interface Filling {
        void fill(Engine engine, int load);
    }

    /** A kind of load. Loads go from the lightest to the heaviest, and count returns the number of things in a load. */
    private record Kind(String name, int[] loads, IntUnaryOperator count, Filling filling) {
    }

    private static final List<Kind> KINDS = List.of(
        new Kind("moving entities without a picture", COUNTS, count -> count, HowMuch::addEntities),
        new Kind("sprites of 16 x 16 pixels", COUNTS, count -> count, HowMuch::addSprites),
        new Kind("point lights with a radius of 60, among 12 walls", COUNTS, count -> count, HowMuch::addLights),
        new Kind("moving particles of 16 x 16 pixels", COUNTS, count -> count, HowMuch::addParticles),
        new Kind("smoke cells", CELL_SIZES, HowMuch::smokeCells, HowMuch::addSmoke));

    private static volatile Runnable change = () -> {
    };
    private static volatile String measuring = "empty window";
    private static int particles;
    private static final Queue<Long> FRAME_NANOS = new ConcurrentLinkedQueue<>();
    private static long lastFrame;

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("How much it can do");
        engine.graphics().configuration().setResolution(1280, 720);
        engine.loop().unlockFps();
        engine.particles().setParticleLimit(1_000_000);
        engine.environment().enableAllFeatures()
            .addSystem(Order.OPTIMIZATION, HowMuch::update)
            .addSystem(Order.PRESENTATION_UI, game -> game.graphics().canvas().drawText(
                Offset.at(20, 20), "measuring: " + measuring, TextDrawOptions.font(FontBundle.BOLDZILLA).scale(2)));
        Thread.ofPlatform().daemon().start(() -> {
            System.out.printf(Locale.ROOT, "Java %s, %s, %d processors%n", System.getProperty("java.version"),
                System.getProperty("os.name"), Runtime.getRuntime().availableProcessors());
            System.out.printf(Locale.ROOT, "empty window: %.0f frames per second%n",
                framesPerSecond(engine, (game, load) -> { }, 0));
            KINDS.forEach(kind -> System.out.println(kind.name + ": " + mostAtWantedRate(engine, kind)));
            engine.stop();
        });
        engine.start();
    }

    /** Searches between a load that keeps the frame rate and one that does not. */
    private static String mostAtWantedRate(Engine engine, Kind kind) {
        measuring = kind.name;
        framesPerSecond(engine, kind.filling, kind.loads[kind.loads.length / 3]);
        int enough = -1;
        int tooMuch = kind.loads.length;
        while (tooMuch - enough > 1) {
            int middle = (enough + tooMuch) / 2;
            if (keepsRate(engine, kind, middle)) {
                enough = middle;
            } else {
                tooMuch = middle;
            }
        }
        // A load that failed before may pass after Java has compiled everything.
        while (enough + 1 < kind.loads.length && keepsRate(engine, kind, enough + 1)) {
            enough++;
        }
        return enough < 0
            ? "fewer than " + kind.count.applyAsInt(kind.loads[0])
            : String.format(Locale.ROOT, "%,d", kind.count.applyAsInt(kind.loads[enough]));
    }

    private static boolean keepsRate(Engine engine, Kind kind, int load) {
        return framesPerSecond(engine, kind.filling, kind.loads[load]) >= WANTED_FPS
            || framesPerSecond(engine, kind.filling, kind.loads[load]) >= WANTED_FPS;
    }

    private static double framesPerSecond(Engine engine, Filling filling, int load) {
        change = () -> {
            particles = 0;
            engine.graphics().configuration().setLightEnabled(false).setSmokeEnabled(false);
            engine.environment().clearEntities();
            filling.fill(engine, load);
        };
        sleep(MILLIS_TO_SETTLE);
        FRAME_NANOS.clear();
        sleep(MILLIS_TO_MEASURE);
        long[] nanos = FRAME_NANOS.stream().mapToLong(Long::longValue).sorted().toArray();
        return nanos.length == 0 ? 0 : 1e9 / nanos[nanos.length / 2];
    }

    /** Changes the world in the thread of the game, and replaces faded particles. */
    private static void update(Engine engine) {
        long now = System.nanoTime();
        FRAME_NANOS.add(now - lastFrame);
        lastFrame = now;
        change.run();
        change = () -> {
        };
        int missing = particles - (int) engine.particles().particleCount();
        if (missing > 0) {
            engine.particles().spawnMultiple(missing, WINDOW, PARTICLE);
        }
    }

    private static void addEntities(Engine engine, int count) {
        for (int nr = 0; nr < count; nr++) {
            engine.environment().addEntity(
                new TransformComponent(place(), 16, 16),
                new PhysicsComponent(Vector.random(20)));
        }
    }

    private static void addSprites(Engine engine, int count) {
        for (int nr = 0; nr < count; nr++) {
            engine.environment().addEntity(
                new TransformComponent(place(), 16, 16),
                new RenderComponent(PICTURE));
        }
    }

    private static void addLights(Engine engine, int count) {
        engine.graphics().configuration().setLightEnabled(true);
        for (int nr = 0; nr < 12; nr++) {
            engine.environment().addEntity(
                new TransformComponent(place(), 64, 16),
                new OccluderComponent());
        }
        for (int nr = 0; nr < count; nr++) {
            engine.environment().addEntity(
                new TransformComponent(place(), 1, 1),
                new PointLightComponent(60, Color.BLACK));
        }
    }

    private static void addParticles(Engine engine, int count) {
        particles = count;
    }

    /** The grid only gets new cells at positions where it was not before, so each cell size gets its own position. */
    private static void addSmoke(Engine engine, int cellSize) {
        Vector place = Vector.of(cellSize * 100_000.0, 0);
        engine.graphics().camera().setPosition(place);
        engine.graphics().configuration().setSmokeEnabled(true).setSmokeCellSize(cellSize);
        engine.environment().addEntity(
            new TransformComponent(place, 16, 16),
            new SmokeEmitterComponent(4, Color.WHITE, Vector.y(-400)));
    }

    /** Number of cells. The grid is a square as wide as the window, plus 32 cells. */
    private static int smokeCells(int cellSize) {
        int side = (int) Math.ceil(1280.0 / cellSize) + 32;
        return side * side;
    }

    private static Vector place() {
        return Vector.of(
            WINDOW.minX() + RANDOM.nextDouble() * WINDOW.width(),
            WINDOW.minY() + RANDOM.nextDouble() * WINDOW.height());
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
