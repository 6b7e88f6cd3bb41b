/*
 * title: A dash
 * about: Shift shoots the player forward for an instant, at most once a second.
 * page: /docs/guides/platformer, /docs/guides/recipes
 * tags: platformer, keyboard, recipes, time
 * frame: 80
 * picture: loop 20-180
 * input: 20 press ARROW_RIGHT; 60 press SHIFT_LEFT; 66 release SHIFT_LEFT; 90 press SHIFT_LEFT; 96 release SHIFT_LEFT; 110 release ARROW_RIGHT; 111 press ARROW_LEFT; 130 press SHIFT_LEFT; 136 release SHIFT_LEFT; 180 release ARROW_LEFT
 * events: 60 sound PHASER; 130 sound PHASER
 * alt: An orange square on a gray ground. The dots of its trail are close together at first, and far apart where it dashed.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Time;
import dev.screwbox.core.Vector;
import dev.screwbox.core.audio.SoundBundle;
import dev.screwbox.core.environment.Component;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.controls.LeftRightControlComponent;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.particles.ParticleEmitterComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.keyboard.Key;
import dev.screwbox.core.particles.ParticleOptions;
import dev.screwbox.core.particles.SpawnMode;

public class Dash {

    // region component
    public static class DashComponent implements Component {

        public Time started = Time.unset();
        public double speed;
    }
    // endregion

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Dash");
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
        Entity player = new Entity("player")
            .bounds(Bounds.atPosition(-280, 124, 24, 32))
            .add(new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), Size.of(24, 32)), 1))
            .add(new PhysicsComponent())
            .add(new LeftRightControlComponent(), control -> {
                control.acceleration = 1200;
                control.maxSpeed = 140;
            })
            .add(new DashComponent())
            .add(new ParticleEmitterComponent(Duration.ofMillis(40), SpawnMode.POSITION,
                ParticleOptions.unknownSource()
                    .sprite(Sprite.placeholder(Color.hex("#ffd166"), 5))
                    .lifespanSeconds(9)));
        engine.environment().addEntity(player);
        // region dash
        engine.environment().addSystem(game -> {
            DashComponent dash = player.get(DashComponent.class);
            PhysicsComponent physics = player.get(PhysicsComponent.class);
            boolean isReady = Duration.since(dash.started).isAtLeast(Duration.oneSecond());
            if (isReady && game.keyboard().isPressed(Key.SHIFT_LEFT)) {
                dash.started = Time.now();
                game.audio().playSound(SoundBundle.PHASER);
                dash.speed = Math.signum(physics.velocity.x()) * 700;
            }
            boolean isDashing = Duration.since(dash.started).isLessThan(Duration.ofMillis(150));
            player.get(LeftRightControlComponent.class).isEnabled = !isDashing;
            if (isDashing) {
                physics.velocity = Vector.x(dash.speed);
            }
        });
        // endregion
        engine.start();
    }
}
