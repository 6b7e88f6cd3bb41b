/*
 * title: A platform that carries the player
 * about: A platform moves back and forth and carries everything that stands on it.
 * page: /docs/guides/platformer, /docs/guides/physics-and-collisions
 * tags: platformer, physics, components
 * frame: 130
 * picture: loop 20-300
 * input: 148 press ARROW_RIGHT; 240 release ARROW_RIGHT
 * events: 197 platform moves left; 252 player moves nowhere
 * alt: An orange square stands on a teal platform that is on its way to the right, between two gray ledges.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Component;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.controls.LeftRightControlComponent;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.CollisionDetailsComponent;
import dev.screwbox.core.environment.physics.CollisionSensorComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;

public class MovingPlatform {

    // region component
    public static class PlatformComponent implements Component {

        public double speed = 80;
        public double left = -130;
        public double right = 130;
    }
    // endregion

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Moving platform");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment()
            .enableAllFeatures()
            .addEntity("gravity", new GravityComponent(Vector.y(600)));
        for (int x : new int[]{-260, 260}) {
            engine.environment().addEntity("ledge",
                new TransformComponent(x, 90, 120, 180),
                new RenderComponent(Sprite.placeholder(Color.hex("#5b6b94"), Size.of(120, 180))),
                new ColliderComponent(500));
        }
        // region platform
        engine.environment()
            .addEntity("platform",
                new TransformComponent(-130, 8, 120, 16),
                new RenderComponent(Sprite.placeholder(Color.hex("#2bb3a3"), Size.of(120, 16))),
                new ColliderComponent(500),
                new PlatformComponent())
            .addEntity(new Entity("player")
                .bounds(Bounds.atPosition(-130, -16, 24, 32))
                .add(new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), Size.of(24, 32))))
                .add(new PhysicsComponent())
                .add(new CollisionSensorComponent())
                .add(new CollisionDetailsComponent())
                .add(new LeftRightControlComponent(), control -> control.acceleration = 1200));
        // endregion
        // region carry
        engine.environment().addSystem(Order.SIMULATION_LATE, game -> {
            for (Entity platform : game.environment().fetchAllHaving(PlatformComponent.class)) {
                PlatformComponent path = platform.get(PlatformComponent.class);
                double x = platform.position().x();
                if (x > path.right && path.speed > 0 || x < path.left && path.speed < 0) {
                    path.speed = -path.speed;
                }
                Vector motion = Vector.x(game.loop().delta(path.speed));
                platform.moveBy(motion);
                for (Entity rider
                    : game.environment().fetchAllHaving(CollisionDetailsComponent.class)) {
                    if (rider.get(CollisionDetailsComponent.class).entityBottom == platform) {
                        rider.moveBy(motion);
                    }
                }
            }
        });
        // endregion
        engine.start();
    }
}
