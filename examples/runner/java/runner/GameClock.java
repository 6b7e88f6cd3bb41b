package runner;

/**
 * Clock of a game in which every frame lasts 1/60 s, however long the machine takes. {@link
 * Prepare} makes the engine's class {@code Time} read this clock instead of the system clock.
 */
public final class GameClock {

    /** Rounded down, so that the engine counts 60 frames per second. */
    private static final long NANOS_PER_FRAME = 1_000_000_000 / 60;
    /**
     * Start of the clock: one hour. The engine treats 0, which is {@code Time.unset()}, as "never", so the
     * clock must start later than any grace period.
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
