package runner;

/**
 * Clock of a game in which every frame lasts 1/60 s, however long the machine takes. {@link
 * Prepare} makes the engine's class {@code Time} read this clock instead of the system clock.
 */
public final class GameClock {

    /** Rounded down, so that the engine counts 60 frames per second. */
    private static final long NANOS_PER_FRAME = 1_000_000_000 / 60;
    /**
     * One hour. The engine uses {@code Time.unset()}, which is 0, as "never". The clock starts
     * later than that by more than any grace period, so that "never" is long ago.
     */
    private static final long START = 3_600_000_000_000L;
    private static volatile long nanos = START;

    private GameClock() {
    }

    public static long nanoTime() {
        return nanos;
    }

    static void advance() {
        nanos += NANOS_PER_FRAME;
    }
}
