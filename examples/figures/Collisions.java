import dev.screwbox.core.Bounds;
import dev.screwbox.core.Percent;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.GravitySystem;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.physics.PhysicsSystem;
import recording.Recording;
import support.SteppedEngine;

import java.util.ArrayList;
import java.util.List;

/**
 * Top left corner of a body that is thrown among the colliders of the figure, in 200 frames of a 60th of a
 * second.
 */
public class Collisions {

    private static final double[][] PLACES = {{-60, 320, 760, 80}, {-60, -60, 60, 460}, {640, -60, 60, 460},
        {110, 212, 140, 16}, {320, 250, 70, 70}, {390, 180, 90, 140}, {540, 272, 100, 48}, {-60, -60, 760, 60}};
    private static final int LEDGE = 3;

    public static void main(final String[] args) {
        final var engine = new SteppedEngine(60);
        final Entity body = new Entity().bounds(Bounds.atOrigin(120, 40, 48, 48))
            .add(new PhysicsComponent(Vector.$(310, -60)));
        engine.environment().addSystems(new GravitySystem(), new PhysicsSystem())
            .addEntity(new GravityComponent(Vector.y(600)))
            .addEntity(body);
        for (int i = 0; i < PLACES.length; i++) {
            final double[] place = PLACES[i];
            engine.environment().addEntity(new Entity()
                .bounds(Bounds.atOrigin(place[0], place[1], place[2], place[3]))
                .add(new ColliderComponent(120, Percent.of(0.6), i == LEDGE)));
        }
        final List<double[]> places = new ArrayList<>();
        for (int frame = 0; frame < 200; frame++) {
            engine.frames(1);
            places.add(new double[]{body.origin().x(), body.origin().y()});
        }
        new Recording().put("places", places).print();
    }
}
