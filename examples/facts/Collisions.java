/*
 * page: /docs/guides/physics-and-collisions
 * claim: Each collider pushes the body out along the axis on which they overlap less.
 * claim: The velocity on that axis is reversed and multiplied by the bounce of the collider, so a bounce of zero stops the body.
 * claim: A body passes through the platform from below and from the sides, but lands on top.
 * claim: PhysicsComponent.ignoreOneWayCollisions lets a single body drop through.
 * claim: A one-way platform catches a body only if it overlaps by at most three eighths of the platform's height.
 * claim: Bodies don't push each other.
 * claim: A body with physics and a collider stops others, but isn't moved by them.
 * claim: with 0 the body floats, and with a negative value it rises
 * page: /docs/guides/common-issues
 * claim: Only entities with a ColliderComponent are obstacles, and only entities with a PhysicsComponent are pushed out of obstacles.
 * claim: A body that moves further in one frame than the floor is thick may overlap nothing.
 * claim: At the default limit of 1000 world units per second, a body moves 8 units per frame at 120 frames per second and 17 at 60.
 * picture: none
 */

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Percent;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import support.Expect;
import support.SteppedEngine;

import java.util.function.Consumer;

public class Collisions {

    public static void main(final String[] args) {
        final Entity ball = body(Vector.$(0, -8.5), Vector.y(120), physics -> {
        });
        run(1, ball, wall(Bounds.atPosition(0, 8, 64, 16), new ColliderComponent(0, Percent.of(0.9))));
        Expect.near("the velocity of a ball after the trampoline", -108, velocity(ball).y(), 1e-9);
        Expect.near("the lower edge of the ball", 0, ball.bounds().maxY(), 1e-9);

        final Entity runner = body(Vector.$(0, 0), Vector.$(120, 30), physics -> {
        });
        run(1, runner, wall(Bounds.atOrigin(8.5, -40, 16, 80), new ColliderComponent()));
        Expect.near("the speed of a body that runs into a wall", 0, velocity(runner).x(), 1e-9);
        Expect.near("its speed along the wall", 30, velocity(runner).y(), 1e-9);
        Expect.near("its right edge", 8.5, runner.bounds().maxX(), 1e-9);

        final Bounds platform = Bounds.atOrigin(-32, 0, 64, 16);
        final Entity jumping = body(Vector.$(0, 40), Vector.y(-300), physics -> {
        });
        run(30, jumping, oneWay(platform));
        Expect.that(jumping.position().y() < -20, "a body from below is at " + jumping.position());
        final Entity sideways = body(Vector.$(-60, 8), Vector.x(200), physics -> {
        });
        run(60, sideways, oneWay(platform));
        Expect.near("the place of a body from the side", 40, sideways.position().x(), 1e-6);
        final Entity falling = body(Vector.$(0, -40), Vector.y(200), physics -> {
        });
        run(60, falling, oneWay(platform));
        Expect.near("the lower edge of a body that falls on it", 0, falling.bounds().maxY(), 1e-9);
        final Entity dropping = body(Vector.$(0, -40), Vector.y(200), physics -> physics.ignoreOneWayCollisions = true);
        run(60, dropping, oneWay(platform));
        Expect.near("a body that ignores one-way platforms", 60, dropping.position().y(), 1e-6);

        Expect.near("a body 5.99 units deep in a platform of 16", 0, overlapping(5.99, platform), 1e-6);
        Expect.that(overlapping(6.1, platform) > 6, "a body 6.1 units deep was caught");

        final Entity crate = body(Vector.$(20, 0), Vector.zero(), physics -> {
        }).add(new ColliderComponent());
        final Entity pusher = body(Vector.$(0, 0), Vector.x(100), physics -> {
        });
        run(60, pusher, crate);
        Expect.same("the place of a crate that was run into", Vector.$(20, 0), crate.position());
        Expect.near("the right edge of the body that ran into it", 12, pusher.bounds().maxX(), 1e-6);
        final Entity plain = body(Vector.$(20, 0), Vector.zero(), physics -> {
        });
        final Entity ghost = body(Vector.$(0, 0), Vector.x(100), physics -> {
        });
        run(60, ghost, plain);
        Expect.near("a body that meets one without a collider", 50, ghost.position().x(), 1e-6);

        final Entity fast = body(Vector.$(0, -9), Vector.y(1000), physics -> {
        });
        run(2, 30, fast, wall(Bounds.atOrigin(-32, 8, 64, 4), new ColliderComponent()));
        Expect.that(fast.bounds().minY() > 12, "a fast body is still above the floor, at " + fast.bounds());
        for (final int rate : new int[]{60, 120}) {
            final Entity mover = body(Vector.zero(), Vector.y(1000), physics -> {
            });
            run(1, rate, mover);
            Expect.near("what a body moves in a frame at " + rate, rate == 60 ? 17 : 8, mover.position().y(), 0.5);
        }

        final Entity floating = body(Vector.zero(), Vector.zero(), physics -> physics.gravityModifier = 0);
        final Entity rising = body(Vector.zero(), Vector.zero(), physics -> physics.gravityModifier = -0.2);
        final Entity gravity = new Entity().add(new GravityComponent(Vector.y(500)));
        run(60, floating, rising, gravity);
        Expect.same("the place of a floating body", Vector.zero(), floating.position());
        Expect.that(rising.position().y() < -1, "a body with a negative modifier is at " + rising.position());
    }

    /** Overlap of a body with the platform after a frame, measured from the platform's top edge. */
    private static double overlapping(final double depth, final Bounds platform) {
        final Entity body = body(Vector.$(0, platform.minY() + depth - 8), Vector.y(1e-7), physics -> {
        });
        run(1, body, oneWay(platform));
        return body.bounds().maxY() - platform.minY();
    }

    private static Entity oneWay(final Bounds bounds) {
        return wall(bounds, new ColliderComponent(0, Percent.zero(), true));
    }

    private static Entity wall(final Bounds bounds, final ColliderComponent collider) {
        return new Entity().bounds(bounds).add(collider);
    }

    private static Entity body(final Vector position, final Vector velocity, final Consumer<PhysicsComponent> setUp) {
        return new Entity().bounds(Bounds.atPosition(position, 16, 16)).add(new PhysicsComponent(velocity), setUp);
    }

    private static Vector velocity(final Entity body) {
        return body.get(PhysicsComponent.class).velocity;
    }

    private static void run(final int frames, final Entity... entities) {
        run(frames, 120, entities);
    }

    private static void run(final int frames, final int framesPerSecond, final Entity... entities) {
        final var engine = new SteppedEngine(framesPerSecond);
        engine.environment().enablePhysics().addEntities(entities);
        engine.frames(frames);
    }
}
