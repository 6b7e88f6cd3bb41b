/*
 * page: /docs/guides/common-issues
 * claim: Two lambdas are two systems, even with the same code.
 * claim: A line that adds a lambda must not run twice, because it would add the same system again.
 * picture: none
 */

import dev.screwbox.core.environment.Environment;
import support.Expect;
import support.SteppedEngine;

public class LambdaSystems {

    public static void main(final String[] args) {
        final Environment environment = new SteppedEngine(60).environment();
        final int[] runs = new int[1];
        environment.addSystem(engine -> runs[0]++);
        environment.addSystem(engine -> runs[0]++);
        Expect.same("the number of systems", 2, environment.systems().size());
        addCounter(environment, runs);
        final var thrown = Expect.thrown(IllegalStateException.class, () -> addCounter(environment, runs));
        Expect.that(thrown.getMessage().endsWith("already present"), "says " + thrown.getMessage());
    }

    private static void addCounter(final Environment environment, final int[] runs) {
        environment.addSystem(engine -> runs[0]++);
    }
}
