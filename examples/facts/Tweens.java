/*
 * page: /docs/guides/tweening
 * claim: Without an easing function, the tween uses Ease.LINEAR_OUT, whose value falls from 1 to 0.
 * claim: The third argument repeats the tween.
 * claim: It runs back and forth, unless usePingPong is off.
 * claim: The orbit starts below the center and turns clockwise.
 * claim: If an entity has a TweenDestroyComponent but no tween, it is removed in the next frame.
 * claim: At the end, a tween that isn't repeated removes its TweenComponent.
 * claim: A tween starts when you create its component.
 * claim: A startTime in the future doesn't delay a tween, because only the difference to the current time counts.
 * claim: A tween that isn't repeated is removed in the frame in which it ends, before the other systems see its last value.
 * claim: The entity may stop a little short of its target.
 * claim: Ease.SINE_IN_OUT rises and falls within one run.
 * page: /docs/reference/ease
 * claim: Its value starts at 1, so a TweenPositionComponent starts at its end position.
 * claim: Results are limited to 0 and 1, so there is no elastic, bounce or back ease.
 * claim: The sequence is fixed, so two lamps with the same start time flicker in sync.
 * picture: none
 */

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Duration;
import dev.screwbox.core.Ease;
import dev.screwbox.core.Percent;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.tweening.TweenComponent;
import dev.screwbox.core.environment.tweening.TweenDestroyComponent;
import dev.screwbox.core.environment.tweening.TweenOrbitPositionComponent;
import dev.screwbox.core.environment.tweening.TweenPositionComponent;
import support.Expect;
import support.SteppedEngine;

public class Tweens {

    public static void main(final String[] args) {
        final var engine = new SteppedEngine(100);
        final Entity falling = moving(engine, new TweenComponent(Duration.ofSeconds(1)));
        final Entity rising = moving(engine, new TweenComponent(Duration.ofSeconds(1), Ease.LINEAR_IN));
        final Entity delayed = moving(engine, new TweenComponent(Duration.ofSeconds(1), Ease.LINEAR_IN));
        delayed.get(TweenComponent.class).startTime = engine.time().addMillis(500);
        final Entity looped = moving(engine, new TweenComponent(Duration.ofSeconds(1), Ease.LINEAR_IN, true));
        final Entity jumping = moving(engine, new TweenComponent(Duration.ofSeconds(1), Ease.LINEAR_IN, true));
        jumping.get(TweenComponent.class).usePingPong = false;
        final Entity moon = new Entity().bounds(Bounds.atPosition(0, 0, 1, 1))
            .add(tweenOf(engine, new TweenComponent(Duration.ofSeconds(1), Ease.LINEAR_IN)))
            .add(new TweenOrbitPositionComponent(Vector.zero(), 60));
        final Entity orphan = new Entity().add(new TweenDestroyComponent());
        engine.environment().enableTweening()
            .addEntities(falling, rising, delayed, looped, jumping, moon, orphan);

        engine.frames(1);
        Expect.near("the value of LINEAR_OUT after a frame", 0.99, valueOf(falling), 1e-6);
        Expect.near("the place of a tween with it", 99, falling.position().x(), 1e-4);
        Expect.near("the place of a tween with LINEAR_IN", 1, rising.position().x(), 1e-4);
        Expect.near("the progress of a tween that starts in half a second", 0.49, valueOf(delayed), 1e-6);
        Expect.that(moon.position().y() > 59, "the orbit starts at " + moon.position());
        Expect.that(moon.position().x() < 0, "clockwise from below leads to the left, the moon is at " + moon.position());
        Expect.that(!engine.environment().entities().contains(orphan), "the entity without a tween is still there");

        engine.frames(24);
        Expect.near("the moon after a quarter", -60, moon.position().x(), 0.1);
        engine.frames(75);
        Expect.that(!rising.hasComponent(TweenComponent.class), "the tween is still there after its end");
        Expect.near("where the entity has stopped", 99, rising.position().x(), 1e-4);
        engine.frames(26);
        Expect.near("a repeated tween after 1.25 seconds", 75, looped.position().x(), 1.5);
        Expect.near("the same without ping-pong", 25, jumping.position().x(), 1.5);

        Expect.near("the middle of SINE_IN_OUT", 1, Ease.SINE_IN_OUT.applyOn(Percent.half()).value(), 1e-3);
        Expect.near("the end of SINE_IN_OUT", 0, Ease.SINE_IN_OUT.applyOn(Percent.max()).value(), 1e-3);
        for (final Ease ease : Ease.values()) {
            for (int i = 0; i <= 1000; i++) {
                final double value = ease.applyOn(Percent.of(i / 1000.0)).value();
                Expect.that(value >= 0 && value <= 1, ease + " has the value " + value);
                Expect.near(ease + " asked again", value, ease.applyOn(Percent.of(i / 1000.0)).value(), 0);
            }
        }
    }

    private static double valueOf(final Entity entity) {
        return entity.get(TweenComponent.class).value.value();
    }

    private static Entity moving(final SteppedEngine engine, final TweenComponent tween) {
        return new Entity().bounds(Bounds.atPosition(0, 0, 1, 1)).add(tweenOf(engine, tween))
            .add(new TweenPositionComponent(Vector.zero(), Vector.x(100)));
    }

    /** A tween that was created at the time of the loop. */
    private static TweenComponent tweenOf(final SteppedEngine engine, final TweenComponent tween) {
        final Duration age = Duration.between(engine.time(), tween.startTime);
        Expect.that(age.isLessThan(Duration.ofSeconds(5)), "the tween starts " + age + " away from its creation");
        tween.startTime = engine.time();
        return tween;
    }
}
