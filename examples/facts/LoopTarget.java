/*
 * page: /docs/core-modules/loop
 * claim: The target isn't an upper limit.
 * claim: The longer an update takes, the earlier the loop starts the next one.
 * claim: With a target of 60 and updates of 8 milliseconds, it runs about 70 times per second.
 * claim: Loop.delta() is the length of the last frame in seconds, multiplied by the game speed.
 * claim: Below 31 frames per second, the game slows down.
 * claim: The delta is then fixed at 0.005 s times the speed, so that bodies don't jump through walls.
 * claim: Target rates below 60 throw an exception.
 * claim: The speed can't be 0.
 * claim: Loop.setTargetFps(int) | 120 | 60 or more
 * claim: Loop.setSpeed(double) | 1 | 0.1 to 10
 * page: /docs/guides/common-issues
 * claim: If a frame takes longer than a 31st of a second, it counts as 5 milliseconds, so the game slows down instead of letting bodies jump through walls.
 * picture: none
 */

import dev.screwbox.core.Duration;
import dev.screwbox.core.Time;
import dev.screwbox.core.loop.internal.DefaultLoop;
import support.Expect;

import java.util.ArrayList;
import java.util.List;

public class LoopTarget {

    public static void main(final String[] args) {
        final double quick = updatesPerSecond(0.5, 1);
        final double slow = updatesPerSecond(8, 1);
        Expect.that(quick > 55, "short updates run " + quick + " times per second");
        Expect.that(slow > 66, "updates of 8 ms run " + slow + " times per second at a target of 60");
        Expect.that(slow > quick + 3, "short updates run " + quick + " times per second, those of 8 ms " + slow + " times");
        updatesPerSecond(8, 2);
        updatesPerSecond(40, 1);
        updatesPerSecond(40, 2);

        final DefaultLoop loop = new DefaultLoop(List.of());
        Expect.same("the target at first", 120, loop.targetFps());
        Expect.near("the speed at first", 1, loop.speed(), 0);
        Expect.thrown(IllegalArgumentException.class, () -> loop.setTargetFps(59));
        Expect.thrown(IllegalArgumentException.class, () -> loop.setSpeed(0));
        Expect.thrown(IllegalArgumentException.class, () -> loop.setSpeed(10.1));
    }

    /** Runs the loop at a target of 60 with updates of a length, and checks the delta in each of them. */
    private static double updatesPerSecond(final double milliseconds, final double speed) {
        final var lengths = new ArrayList<Double>();
        final DefaultLoop[] loop = new DefaultLoop[1];
        final Time[] last = new Time[1];
        loop[0] = new DefaultLoop(List.of(() -> {
            final long start = System.nanoTime();
            while (System.nanoTime() < start + milliseconds * 1e6) {
                Thread.onSpinWait();
            }
            if (loop[0].frameNumber() > 2) {
                final double length = Duration.between(loop[0].time(), last[0]).nanos() / 1e9;
                lengths.add(length);
                final double counted = length > 1.0 / 31 ? 0.005 : length;
                Expect.near("the delta of a frame of " + length + " s at speed " + speed, counted * speed,
                    loop[0].delta(), 1e-6);
            }
            last[0] = loop[0].time();
            if (lengths.size() == (milliseconds > 30 ? 20 : 100)) {
                loop[0].stop();
            }
        }));
        loop[0].setTargetFps(60);
        loop[0].setSpeed(speed);
        loop[0].start();
        // Other programs make single frames longer, so this uses the length of undisturbed frames.
        return 1 / lengths.stream().sorted().toList().get(lengths.size() / 4);
    }
}
