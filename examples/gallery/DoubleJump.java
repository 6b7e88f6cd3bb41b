/*
 * title: A double jump
 * about: The player jumps, jumps again in the air, and leaves a trail of dots.
 * page: /docs/guides/platformer
 * tags: platformer, keyboard, physics
 * frame: 170
 * picture: loop 20-170
 * input: 30 press ARROW_RIGHT; 50 press SPACE; 60 release SPACE; 80 press SPACE; 90 release SPACE; 170 release ARROW_RIGHT
 * events: 50 player jumps; 80 player jumps
 * alt: An orange square and a trail of yellow dots. The trail rises, bends, rises a second time and falls to the ground.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
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
import dev.screwbox.core.particles.ParticleOptions;
import dev.screwbox.core.particles.SpawnMode;

public class DoubleJump {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Double jump");
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
        // region player
        Entity player = new Entity("player")
            .bounds(Bounds.atPosition(-260, 124, 24, 32))
            .add(new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), Size.of(24, 32)), 1))
            .add(new PhysicsComponent())
            .add(new CollisionSensorComponent())
            .add(new CollisionDetailsComponent())
            .add(new LeftRightControlComponent(), control -> {
                control.acceleration = 1200;
                control.maxSpeed = 140;
            })
            .add(new JumpControlComponent(), jump -> jump.acceleration = 300)
            .add(new SuspendJumpControlComponent());
        // endregion
        // region double
        player.get(SuspendJumpControlComponent.class).maxJumps = 2;
        // endregion
        player.add(new ParticleEmitterComponent(Duration.ofMillis(40), SpawnMode.POSITION,
            ParticleOptions.unknownSource()
                .sprite(Sprite.placeholder(Color.hex("#ffd166"), 5))
                .lifespanSeconds(9)));
        engine.environment().addEntity(player);
        engine.start();
    }
}
