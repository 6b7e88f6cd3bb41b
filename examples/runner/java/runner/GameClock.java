package runner;

/**
 * Time of a game in which every frame lasts a 60th of a second, no matter how long the machine takes. {@link
 * Prepare} makes the engine's class {@code Time} read this clock instead of the system's.
 */
public final class GameClock {

    /** Rounded down, so that the engine counts 60 frames per second. */
    private static final long NANOS_PER_FRAME = 1_000_000_000 / 60;
    /**
     * One hour. {@code Time.unset()} is 0, and the engine uses it for "never", so it must be longer ago
     * than any grace period.
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
