import dev.screwbox.core.Bounds;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.ai.BoidComponent;
import dev.screwbox.core.environment.ai.BoidObstacleComponent;
import dev.screwbox.core.environment.ai.BoidSystem;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.physics.PhysicsSystem;
import recording.Recording;
import support.SteppedEngine;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Positions and velocities of 80 boids in a cage, at first and after 1, 10, 50, 100 and 200 frames of a 60th
 * of a second. The engine moves boids in parallel, and each sees the changes of those that were moved before,
 * so two runs differ.
 */
public class Flock {

    public static void main(final String[] args) {
        final var engine = new SteppedEngine(60);
        final Random random = new Random(4711);
        final List<Entity> boids = new ArrayList<>();
        for (int i = 0; i < 80; i++) {
            final Vector place = Vector.$(320 + random.nextDouble(-80, 80), 180 + random.nextDouble(-80, 80));
            final Vector velocity = Vector.$(random.nextDouble(-1, 1), random.nextDouble(-1, 1)).length(100);
            boids.add(new Entity().bounds(Bounds.atPosition(place, 4, 4))
                .add(new PhysicsComponent(velocity), new BoidComponent()));
        }
        engine.environment().addSystems(new BoidSystem(), new PhysicsSystem())
            .addEntity(new Entity().bounds(Bounds.atOrigin(0, 0, 640, 360))
                .add(new BoidObstacleComponent(), cage -> cage.isContainer = true))
            .addEntities(boids);
        final List<List<double[]>> frames = new ArrayList<>();
        frames.add(boids.stream().map(Flock::stateOf).toList());
        int frame = 0;
        for (final int next : new int[]{1, 10, 50, 100, 200}) {
            engine.frames(next - frame);
            frame = next;
            frames.add(boids.stream().map(Flock::stateOf).toList());
        }
        new Recording().put("frames", frames).print();
    }

    private static double[] stateOf(final Entity boid) {
        final Vector velocity = boid.get(PhysicsComponent.class).velocity;
        return new double[]{boid.position().x(), boid.position().y(), velocity.x(), velocity.y()};
    }
}
