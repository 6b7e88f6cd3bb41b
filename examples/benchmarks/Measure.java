import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;

/** Measures the CPU time of one call, in milliseconds. */
final class Measure {

    private static final int WARM_UP_CALLS = 200;
    private static final int RUNS = 15;
    private static final int CALLS_PER_RUN = 50;

    private Measure() {
    }

    /** Prints the median of 15 runs, each of which is the mean of 50 calls. */
    static void call(String name, Runnable call) {
        for (int i = 0; i < WARM_UP_CALLS; i++) {
            call.run();
        }
        double[] runs = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            long start = processorTime();
            for (int i = 0; i < CALLS_PER_RUN; i++) {
                call.run();
            }
            runs[run] = (processorTime() - start) / 1e6 / CALLS_PER_RUN;
        }
        Arrays.sort(runs);
        System.out.printf(Locale.ROOT, "%s: %.3f ms%n", name, runs[RUNS / 2]);
    }

    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
