package runner;

/**
 * The time of a game whose frames all last a 60th of a second, however long the machine takes. In
 * such a game the engine's class {@code Time} asks here, and not the system: see {@link Prepare}.
 */
public final class GameClock {

    /** Rounded down, so that the engine counts 60 frames a second. */
    private static final long NANOS_PER_FRAME = 1_000_000_000 / 60;
    private static volatile long nanos = NANOS_PER_FRAME;

    private GameClock() {
    }

    public static long nanoTime() {
        return nanos;
    }

    /** Lets a frame pass. */
    static void advance() {
        nanos += NANOS_PER_FRAME;
    }
}
