/*
 * title: A wall jump
 * about: The player slides slowly down a wall, and a jump pushes it away from the wall.
 * page: /docs/guides/platformer
 * tags: platformer, keyboard, physics
 * frame: 150
 * picture: loop 20-200
 * input: 20 press ARROW_RIGHT; 30 press SPACE; 36 release SPACE; 60 press SPACE; 66 release SPACE; 70 release ARROW_RIGHT; 71 press ARROW_LEFT; 96 press SPACE; 102 release SPACE; 106 release ARROW_LEFT; 107 press ARROW_RIGHT; 132 press SPACE; 138 release SPACE; 142 release ARROW_RIGHT; 143 press ARROW_LEFT; 190 release ARROW_LEFT
 * events: 21 player moves right; 30 player jumps; 61 player moves left; 97 player moves right; 133 player moves left
 * alt: An orange square between two high walls. Its trail of yellow dots goes from one wall to the other, higher each time.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.controls.JumpControlComponent;
import dev.screwbox.core.environment.controls.LeftRightControlComponent;
import dev.screwbox.core.environment.controls.SuspendJumpControlComponent;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.particles.ParticleEmitterComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.CollisionDetailsComponent;
import dev.screwbox.core.environment.physics.CollisionSensorComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.keyboard.Key;
import dev.screwbox.core.particles.ParticleOptions;
import dev.screwbox.core.particles.SpawnMode;

public class WallJump {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Wall jump");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment()
            .enableAllFeatures()
            .addEntity("gravity", new GravityComponent(Vector.y(600)))
            .addEntity("ground",
                new TransformComponent(0, 160, 640, 40),
                new RenderComponent(Sprite.placeholder(Color.hex("#5b6b94"), Size.of(640, 40))),
                new ColliderComponent(500));
        for (int x : new int[]{-90, 90}) {
            engine.environment().addEntity("wall",
                new TransformComponent(x, -30, 40, 340),
                new RenderComponent(Sprite.placeholder(Color.hex("#5b6b94"), Size.of(40, 340))),
                new ColliderComponent());
        }
        // region player
        Entity player = new Entity("player")
            .bounds(Bounds.atPosition(0, 124, 24, 32))
            .add(new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), Size.of(24, 32)), 1))
            .add(new PhysicsComponent())
            .add(new CollisionSensorComponent())
            .add(new CollisionDetailsComponent())
            .add(new LeftRightControlComponent(), control -> control.maxSpeed = 220)
            .add(new JumpControlComponent(), jump -> jump.acceleration = 300)
            .add(new SuspendJumpControlComponent());
        // endregion
        player.add(new ParticleEmitterComponent(Duration.ofMillis(40), SpawnMode.POSITION,
            ParticleOptions.unknownSource()
                .sprite(Sprite.placeholder(Color.hex("#ffd166"), 5))
                .lifespanSeconds(9)));
        engine.environment().addEntity(player);
        // region wall-jump
        engine.environment().addSystem(Order.SIMULATION_LATE, game -> {
            CollisionDetailsComponent details = player.get(CollisionDetailsComponent.class);
            PhysicsComponent physics = player.get(PhysicsComponent.class);
            boolean isAtWall = !details.touchesBottom
                && (details.touchesLeft || details.touchesRight);
            if (isAtWall && game.keyboard().isPressed(Key.SPACE)) {
                physics.velocity = Vector.of(details.touchesLeft ? 220 : -220, -300);
            } else if (isAtWall && physics.velocity.y() > 60) {
                physics.velocity = physics.velocity.replaceY(60);
            }
        });
        // endregion
        engine.start();
    }
}
