import dev.screwbox.core.Bounds;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.fluids.FloatComponent;
import dev.screwbox.core.environment.fluids.FloatSystem;
import dev.screwbox.core.environment.fluids.FluidComponent;
import dev.screwbox.core.environment.fluids.FluidInteractionComponent;
import dev.screwbox.core.environment.fluids.FluidInteractionSystem;
import dev.screwbox.core.environment.fluids.FluidSystem;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.GravitySystem;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.physics.PhysicsSystem;
import recording.Recording;
import support.SteppedEngine;

import java.util.ArrayList;
import java.util.List;

/** Heights of 41 nodes and positions of three boxes in every tenth of 200 frames of a 60th of a second. */
public class Water {

    public static void main(final String[] args) {
        final var engine = new SteppedEngine(60);
        final FluidComponent fluid = new FluidComponent(41);
        final List<Entity> boxes = List.of(box(120, 70, 36), box(250, 20, 28), box(370, 95, 44));
        engine.environment()
            .addSystems(new GravitySystem(), new PhysicsSystem(), new FluidSystem(), new FluidInteractionSystem(),
                new FloatSystem())
            .addEntity(new GravityComponent(Vector.y(500)))
            .addEntity(new Entity().bounds(Bounds.atOrigin(0, 120, 480, 150)).add(fluid))
            .addEntity(new Entity().bounds(Bounds.atOrigin(0, 270, 480, 40)).add(new ColliderComponent()))
            .addEntities(boxes);
        final List<double[]> heights = new ArrayList<>();
        final List<List<double[]>> places = new ArrayList<>();
        for (int frame = 0; frame < 20; frame++) {
            engine.frames(10);
            heights.add(fluid.height.clone());
            places.add(boxes.stream().map(box -> new double[]{box.position().x(), box.position().y()}).toList());
        }
        new Recording().put("heights", heights).put("boxes", places).print();
    }

    private static Entity box(final double x, final double y, final double size) {
        return new Entity().bounds(Bounds.atPosition(x, y, size, size))
            .add(new PhysicsComponent(), new FloatComponent(), new FluidInteractionComponent());
    }
}
