package support;

import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;

import java.util.function.BiPredicate;
import java.util.function.Consumer;

/** Runs the whole engine in a window until a fact has been measured. */
public final class WindowRun {

    private static final int FRAMES_AT_MOST = 3_000;

    private WindowRun() {
    }

    /**
     * Starts an engine and stops it once the measurement is done.
     *
     * @param setUp runs before the engine starts
     * @param isDone called in every frame with the number of the frame, counted from 1; returns true to end
     * the run
     */
    public static void run(final Consumer<Engine> setUp, final BiPredicate<Engine, Integer> isDone) {
        final Engine engine = create();
        final Throwable[] failure = new Throwable[1];
        final int[] frame = {0};
        final boolean[] stopped = {false};
        setUp.accept(engine);
        engine.environment().addSystem(running -> {
            if (stopped[0]) {
                return;
            }
            try {
                frame[0]++;
                if (frame[0] > FRAMES_AT_MOST) {
                    throw new AssertionError("not measured within " + FRAMES_AT_MOST + " frames");
                }
                stopped[0] = isDone.test(running, frame[0]);
            } catch (final Throwable throwable) {
                failure[0] = throwable;
                stopped[0] = true;
            }
            if (stopped[0]) {
                running.stop();
            }
        });
        engine.start();
        if (failure[0] != null) {
            throw new AssertionError(failure[0].getMessage(), failure[0]);
        }
        if (!stopped[0]) {
            throw new AssertionError("the engine stopped before anything was measured, in frame " + frame[0]);
        }
    }

    /**
     * An engine whose failures end the program with an error. By default, the engine exits as if it had
     * succeeded.
     */
    public static Engine create() {
        final Engine engine = ScrewBox.createEngine("Fact");
        Thread.currentThread().setUncaughtExceptionHandler(null);
        return engine;
    }
}
