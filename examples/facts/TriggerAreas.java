/*
 * page: /docs/guides/physics-and-collisions
 * claim: It is triggered as soon as their bounds touch its own, even if only the edges meet.
 * page: /docs/fundamentals/set-up-your-first-project/reach-the-goal
 * claim: A TriggerAreaComponent does that: as long as an entity of its archetype touches its area, TriggerAreaComponent.isTriggered is true.
 * page: /docs/reference/components-overview
 * claim: TriggerAreaComponent.isTriggered is true while an entity of an Archetype touches the bounds.
 * picture: none
 */

import dev.screwbox.core.Bounds;
import dev.screwbox.core.environment.Archetype;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.controls.LeftRightControlComponent;
import dev.screwbox.core.environment.logic.TriggerAreaComponent;
import support.Expect;
import support.SteppedEngine;

public class TriggerAreas {

    public static void main(final String[] args) {
        Expect.that(isTriggeredBy(10), "does not notice an entity inside");
        Expect.that(isTriggeredBy(32), "does not notice an entity that touches its right edge");
        Expect.that(isTriggeredBy(-16), "does not notice an entity that touches its left edge");
        Expect.that(!isTriggeredBy(33), "notices an entity one unit away");
        Expect.that(!isTriggeredBy(-17), "notices an entity one unit away on the left");
    }

    /** Whether an area from 0 to 32 detects an entity with a width of 16. */
    private static boolean isTriggeredBy(final double x) {
        final var area = new TriggerAreaComponent(Archetype.ofSpacial(LeftRightControlComponent.class));
        final var engine = new SteppedEngine(60);
        engine.environment().enableLogic()
            .addEntity(new Entity().add(new TransformComponent(Bounds.atOrigin(0, 0, 32, 32))).add(area))
            .addEntity(new Entity().add(new TransformComponent(Bounds.atOrigin(x, 0, 16, 16))).add(new LeftRightControlComponent()));
        engine.frames(2);
        return area.isTriggered;
    }
}
