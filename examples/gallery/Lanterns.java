/*
 * title: Lanterns on a rope
 * about: A rope is fixed at both ends, and lanterns hang from it.
 * page: /docs/guides/soft-physics
 * tags: soft physics, ropes
 * frame: 140
 * picture: loop 3-180
 * alt: A rope hangs in a deep curve between two posts. Five round yellow lanterns hang from it.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.softphysics.RopeRenderComponent;
import dev.screwbox.core.environment.softphysics.SoftPhysicsSupport;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.options.OvalDrawOptions;

public class Lanterns {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Lanterns");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#1b2440"));
        Environment world = engine.environment();
        world.enableAllFeatures()
            .addEntity("gravity", new GravityComponent(Vector.y(300)));
        // region rope
        SoftPhysicsSupport.RopeEntities rope = SoftPhysicsSupport.createRope(
            Vector.of(-240, -80), Vector.of(240, -80), 25, world);
        rope.root().add(new RopeRenderComponent(Color.hex("#f4efe2"), 4));
        rope.root().remove(PhysicsComponent.class);
        rope.end().remove(PhysicsComponent.class);
        rope.connectors().forEach(node -> node.get(PhysicsComponent.class).friction = 1);
        world.addEntities(rope);
        // endregion
        // region draw
        world.addSystem(game -> {
            for (int nr = 4; nr < 24; nr += 4) {
                Vector lamp = rope.get(nr).position().addY(16);
                game.graphics().world()
                    .drawCircle(lamp, 36, OvalDrawOptions.fading(Color.hex("#ffd166")))
                    .drawCircle(lamp, 12, OvalDrawOptions.filled(Color.hex("#ffd166")));
            }
        });
        // endregion
        engine.start();
    }
}
