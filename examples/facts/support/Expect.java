package support;

import java.util.Objects;

/** Assertions for facts. Each method throws an AssertionError with the measured value. */
public final class Expect {

    private Expect() {
    }

    public static void that(final boolean holds, final String measured) {
        if (!holds) {
            throw new AssertionError(measured);
        }
    }

    public static void same(final String what, final Object expected, final Object measured) {
        that(Objects.equals(expected, measured), what + " is " + measured + ", not " + expected);
    }

    public static void near(final String what, final double expected, final double measured, final double tolerance) {
        that(Math.abs(expected - measured) <= tolerance,
            what + " is " + measured + ", not " + expected + " ± " + tolerance);
    }

    /** The exception that the code must throw. */
    public static <T extends Throwable> T thrown(final Class<T> type, final Runnable code) {
        try {
            code.run();
        } catch (final Throwable throwable) {
            if (type.isInstance(throwable)) {
                return type.cast(throwable);
            }
            throw new AssertionError("throws " + throwable + ", not " + type.getSimpleName(), throwable);
        }
        throw new AssertionError("throws nothing, not " + type.getSimpleName());
    }
}
