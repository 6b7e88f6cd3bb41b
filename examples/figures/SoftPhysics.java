import dev.screwbox.core.Angle;
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Percent;
import dev.screwbox.core.Polygon;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.GravitySystem;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.physics.PhysicsSystem;
import dev.screwbox.core.environment.softphysics.SoftLinkComponent;
import dev.screwbox.core.environment.softphysics.SoftPhysicsSupport;
import dev.screwbox.core.environment.softphysics.SoftPhysicsSystem;
import dev.screwbox.core.environment.softphysics.SoftStructureComponent;
import dev.screwbox.core.graphics.Size;
import recording.Recording;
import support.SteppedEngine;

import java.util.ArrayList;
import java.util.List;

/** Positions of the nodes of a rope, a cloth and a ball in every 20th of 200 frames of a 60th of a second. */
public class SoftPhysics {

    public static void main(final String[] args) {
        final var engine = new SteppedEngine(60);
        final var environment = engine.environment();
        final var rope = SoftPhysicsSupport.createRope(Vector.of(60, 24), Vector.of(160, 24), 12, environment);
        rope.root().remove(PhysicsComponent.class);
        final var cloth = SoftPhysicsSupport.createCloth(Bounds.atOrigin(170, 24, 165, 120), Size.of(10, 7), environment);
        cloth.topBorder().forEach(node -> node.remove(PhysicsComponent.class));
        final List<Vector> outline = new ArrayList<>();
        for (int degrees = 0; degrees < 360; degrees += 30) {
            outline.add(Angle.degrees(degrees).rotateAroundCenter(Vector.of(414, 98), Vector.of(414, 60)));
        }
        final var ball = SoftPhysicsSupport.createStabilizedSoftBody(Polygon.ofNodes(outline), environment);
        final List<List<Entity>> bodies = List.of(rope, cloth, ball);
        bodies.stream().flatMap(List::stream).forEach(node -> {
            node.tryGet(PhysicsComponent.class).ifPresent(physics -> physics.friction = 1.5);
            node.tryGet(SoftLinkComponent.class).ifPresent(link -> {
                link.retract = 60;
                link.expand = 40;
                link.stiffness = Percent.of(0.125);
            });
            node.tryGet(SoftStructureComponent.class).ifPresent(structure -> {
                structure.retract = 60;
                structure.expand = 40;
                structure.stiffness = Percent.of(0.125);
            });
        });
        environment.addSystems(new GravitySystem(), new PhysicsSystem(), new SoftPhysicsSystem())
            .addEntity(new GravityComponent(Vector.y(500)))
            .addEntity(new Entity().bounds(Bounds.atOrigin(0, 262, 480, 40)).add(new ColliderComponent(200)));
        bodies.forEach(environment::addEntities);
        final List<List<double[]>> frames = new ArrayList<>();
        frames.add(places(bodies));
        for (int frame = 0; frame < 10; frame++) {
            engine.frames(20);
            frames.add(places(bodies));
        }
        new Recording().put("frames", frames).print();
    }

    /** One list for each body: x and y of each node in sequence. */
    private static List<double[]> places(final List<List<Entity>> bodies) {
        return bodies.stream().map(nodes -> nodes.stream().map(Entity::position)
            .flatMapToDouble(place -> java.util.stream.DoubleStream.of(place.x(), place.y())).toArray()).toList();
    }
}
