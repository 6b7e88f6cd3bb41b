/*
 * title: A sound for each jump
 * about: A system plays a sound when the player jumps. Pressing the key in the air makes no sound.
 * page: /docs/guides/platformer, /docs/core-modules/audio
 * tags: audio, platformer, keyboard
 * frame: 42
 * picture: loop 20-180
 * input: 30 press SPACE; 36 release SPACE; 60 press SPACE; 66 release SPACE; 110 press SPACE; 116 release SPACE
 * events: 30 player jumps; 30 sound JUMP; 110 player jumps; 110 sound JUMP
 * alt: An orange square in the air above a gray ground. The word JUMP is above it.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Time;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.audio.SoundBundle;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.controls.JumpControlComponent;
import dev.screwbox.core.environment.controls.SuspendJumpControlComponent;
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
import dev.screwbox.core.graphics.options.TextDrawOptions;

public class JumpSound {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Jump sound");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        Entity player = new Entity("player")
            .bounds(Bounds.atPosition(0, 114, 32, 32))
            .add(new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), 32)))
            .add(new PhysicsComponent())
            .add(new CollisionSensorComponent())
            .add(new CollisionDetailsComponent())
            .add(new JumpControlComponent(), jump -> jump.acceleration = 300)
            .add(new SuspendJumpControlComponent());
        engine.environment()
            .enableAllFeatures()
            .addEntity("gravity", new GravityComponent(Vector.y(600)))
            .addEntity("ground",
                new TransformComponent(0, 150, 600, 40),
                new RenderComponent(Sprite.placeholder(Color.hex("#5b6b94"), Size.of(600, 40))),
                new ColliderComponent(500))
            .addEntity(player);
        // region sound
        engine.environment().addSystem(Order.SIMULATION_LATE, game -> {
            for (Entity jumper : game.environment().fetchAllHaving(JumpControlComponent.class)) {
                JumpControlComponent jump = jumper.get(JumpControlComponent.class);
                if (jump.lastActivation.equals(game.loop().time())) {
                    game.audio().playSound(SoundBundle.JUMP);
                }
            }
        });
        // endregion
        engine.environment().addSystem(Order.PRESENTATION_OVERLAY, game -> {
            Time lastJump = player.get(JumpControlComponent.class).lastActivation;
            if (Duration.since(lastJump).isLessThan(Duration.ofMillis(300))) {
                game.graphics().world().drawText(player.position().addY(-50), "JUMP",
                    TextDrawOptions.font(FontBundle.BOLDZILLA).scale(2).alignCenter());
            }
        });
        engine.start();
    }
}
