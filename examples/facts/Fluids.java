/*
 * page: /docs/guides/dynamic-fluids
 * claim: In steps of at most 10 milliseconds, FluidSystem moves every node by its speed and then changes the speed three times:
 * claim: With 1.5, about 22% would be left after a second.
 * claim: A node never sinks below the bottom of the fluid.
 * claim: If it is above the threshold, all nodes under the body are pushed.
 * claim: dive says how deep the body sits at rest: 0.5 means half of its height.
 * claim: Gravity is always canceled completely, even if gravityModifier lets only a part of it act on the body.
 * claim: A body with a modifier below 1 is therefore also pushed up by the rest.
 * claim: A body without FloatComponent falls through it.
 * claim: Waves come from PhysicsComponent.velocity.
 * claim: An entity that you move with Entity.moveTo(Vector) doesn't make waves.
 * claim: DiveComponent.isDiving tells you that this has happened at least once.
 * claim: When the load is gone, the raft rises again, but the field isn't reset.
 * claim: Half of the friction given to the constructor
 * claim: Where two fluids overlap, both lift a body that is below the surface of the first.
 * picture: none
 */

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.fluids.DiveComponent;
import dev.screwbox.core.environment.fluids.DiveSystem;
import dev.screwbox.core.environment.fluids.FloatComponent;
import dev.screwbox.core.environment.fluids.FloatSystem;
import dev.screwbox.core.environment.fluids.FluidComponent;
import dev.screwbox.core.environment.fluids.FluidInteractionComponent;
import dev.screwbox.core.environment.fluids.FluidInteractionSystem;
import dev.screwbox.core.environment.fluids.FluidSystem;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.GravitySystem;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import support.Expect;
import support.SteppedEngine;

import java.util.function.Consumer;

public class Fluids {

    public static void main(final String[] args) {
        final var steps = new SteppedEngine(50);
        final FluidComponent twoSteps = pool(steps, 0);
        twoSteps.speed[1] = 100;
        steps.frames(1);
        final double afterFirst = 100 - 0.01 * 30 * (1 + 1) - 1 * 0.25;
        final double damped = afterFirst - 1.5 * afterFirst * 0.01;
        Expect.near("the height after a frame of 20 ms in two steps", 1 + 0.01 * damped, twoSteps.height[1], 1e-9);

        final var still = new SteppedEngine(120);
        final FluidComponent calm = pool(still, 0);
        calm.transmission = 0;
        calm.retract = 0;
        calm.speed[1] = 100;
        still.seconds(1);
        Expect.near("percent of the speed left after a second", 22, calm.speed[1], 0.5);
        calm.speed[1] = 1e6;
        still.frames(1);
        Expect.near("the height of a node that sinks", 200, calm.height[1], 1e-9);

        Expect.near("the lower edge of a floating body", 16, depthAtRest(0.5, 1), 1.5);
        Expect.near("the lower edge with a dive of 0.25", 8, depthAtRest(0.25, 1), 1.5);
        final double lift = liftIn(1);
        Expect.near("the lift of a body with a gravity modifier of 0", -(350 + 500) / 120.0, liftIn(0), 1e-6);
        Expect.near("the lift of a body with a gravity modifier of 1", -350 / 120.0, lift, 1e-6);

        final var open = new SteppedEngine(120);
        pool(open, 0);
        final Entity stone = body(Vector.y(-20), 1);
        open.environment().addEntity(gravity()).addEntity(stone);
        open.seconds(2);
        Expect.that(stone.position().y() > 300, "a stone without FloatComponent is at " + stone.position());

        Expect.that(waves(body -> body.get(PhysicsComponent.class).velocity = Vector.y(60)) > 0,
            "a body with a velocity makes no wave");
        Expect.near("waves of a body below the threshold", 0,
            waves(body -> body.get(PhysicsComponent.class).velocity = Vector.y(15)), 0);
        Expect.near("waves of a body that was moved", 0, waves(body -> body.moveBy(Vector.y(3))), 0);

        final var loaded = new SteppedEngine(120);
        pool(loaded, 0);
        final Entity raft = body(Vector.y(0), 1).add(new FloatComponent()).add(new DiveComponent(1.2));
        loaded.environment().addSystem(new DiveSystem());
        loaded.environment().addEntity(raft);
        loaded.frames(2);
        final Entity load = body(raft.position().addY(-32), 0);
        loaded.environment().addEntity(load);
        loaded.frames(1);
        load.moveTo(raft.position().addY(-32));
        loaded.frames(2);
        Expect.near("the dive under a load", 1.2, raft.get(FloatComponent.class).dive, 1e-9);
        loaded.environment().remove(load);
        loaded.frames(3);
        Expect.near("the dive without the load", 0.5, raft.get(FloatComponent.class).dive, 1e-9);
        Expect.that(raft.get(DiveComponent.class).isDiving, "isDiving was reset");

        Expect.near("the horizontal friction", 150, new FloatComponent(300, 350).horizontalFriction, 0);

        Expect.near("the lift in two fluids, below the surface", 2 * lift, liftInTwo(Vector.y(60)), 1e-6);
        Expect.near("the lift in two fluids, at the surface", lift, liftInTwo(Vector.y(10)), 1e-6);
    }

    private static FluidComponent pool(final SteppedEngine engine, final double top) {
        final FluidComponent fluid = new FluidComponent(41);
        engine.environment().enablePhysics().addSystem(new FluidSystem()).addSystem(new FloatSystem())
            .addSystem(new FluidInteractionSystem())
            .addEntity(new Entity().bounds(Bounds.atOrigin(-300, top, 600, 200)).add(fluid));
        return fluid;
    }

    private static Entity gravity() {
        return new Entity().add(new GravityComponent(Vector.y(500)));
    }

    private static Entity body(final Vector position, final double gravityModifier) {
        return new Entity().bounds(Bounds.atPosition(position, 32, 32))
            .add(new PhysicsComponent(), physics -> physics.gravityModifier = gravityModifier);
    }

    private static double depthAtRest(final double dive, final double gravityModifier) {
        final var engine = new SteppedEngine(120);
        pool(engine, 0);
        final Entity box = body(Vector.zero(), gravityModifier).add(new FloatComponent(), options -> options.dive = dive);
        engine.environment().addEntity(gravity()).addEntity(box);
        engine.seconds(20);
        return box.bounds().maxY();
    }

    /** Vertical velocity after the first frame below the surface. */
    private static double liftIn(final double gravityModifier) {
        final var engine = new SteppedEngine(120);
        engine.environment().addSystem(new FluidSystem()).addSystem(new FloatSystem())
            .addSystem(new GravitySystem())
            .addEntity(new Entity().bounds(Bounds.atOrigin(-300, 0, 600, 200)).add(new FluidComponent(41)));
        final Entity box = body(Vector.y(60), gravityModifier).add(new FloatComponent(0, 350));
        engine.environment().addEntity(gravity()).addEntity(box);
        engine.frames(1);
        return box.get(PhysicsComponent.class).velocity.y();
    }

    private static double liftInTwo(final Vector position) {
        final var engine = new SteppedEngine(120);
        engine.environment().addSystem(new FluidSystem()).addSystem(new FloatSystem())
            .addEntity(new Entity().bounds(Bounds.atOrigin(-300, 0, 600, 200)).add(new FluidComponent(41)))
            .addEntity(new Entity().bounds(Bounds.atOrigin(-300, 0, 600, 200)).add(new FluidComponent(41)));
        final Entity box = body(position, 1).add(new FloatComponent(0, 350));
        engine.environment().addEntity(box);
        engine.frames(1);
        return box.get(PhysicsComponent.class).velocity.y();
    }

    private static double waves(final Consumer<Entity> act) {
        final var engine = new SteppedEngine(120);
        final FluidComponent fluid = pool(engine, 0);
        final Entity stone = body(Vector.y(-10), 0).add(new FluidInteractionComponent());
        engine.environment().addEntity(stone);
        engine.frames(1);
        act.accept(stone);
        engine.frames(1);
        double sum = 0;
        for (final double speed : fluid.speed) {
            sum += Math.abs(speed);
        }
        return sum;
    }
}
