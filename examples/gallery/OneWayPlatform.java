/*
 * title: A platform to jump through
 * about: A body passes a one-way platform from below and lands on it from above.
 * page: /docs/guides/physics-and-collisions
 * tags: physics, collisions, platformer
 * frame: 140
 * picture: loop 51-171
 * input: 60 press SPACE; 70 release SPACE
 * events: 60 player jumps; 15 player goes nowhere; 105 player goes nowhere; 132 player goes nowhere
 * alt: An orange square stands on a thin teal platform above the ground. Yellow dots show that it jumped from the ground through the platform.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.controls.JumpControlComponent;
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

public class OneWayPlatform {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("One-way platform");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment()
            .enableAllFeatures()
            .addEntity("gravity", new GravityComponent(Vector.y(600)))
            .addEntity("ground",
                new TransformComponent(0, 150, 600, 40),
                new RenderComponent(Sprite.placeholder(Color.hex("#5b6b94"), Size.of(600, 40))),
                new ColliderComponent(500));
        // region ledge
        engine.environment().addEntity("ledge",
            new TransformComponent(0, 30, 200, 16),
            new RenderComponent(Sprite.placeholder(Color.hex("#2bb3a3"), Size.of(200, 16))),
            new ColliderComponent(500, Percent.zero(), true));

        engine.environment().addSystem(game -> {
            for (var body : game.environment().fetchAllHaving(PhysicsComponent.class)) {
                body.get(PhysicsComponent.class).ignoreOneWayCollisions =
                    game.keyboard().isDown(Key.ARROW_DOWN);
            }
        });
        // endregion
        engine.environment().addEntity(new Entity("player")
            .bounds(Bounds.atPosition(0, 100, 32, 32))
            .add(new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), 32)))
            .add(new PhysicsComponent())
            .add(new CollisionSensorComponent())
            .add(new CollisionDetailsComponent())
            .add(new JumpControlComponent(), jump -> jump.acceleration = 450)
            .add(new SuspendJumpControlComponent())
            .add(new ParticleEmitterComponent(Duration.ofMillis(30), ParticleOptions
                .unknownSource().sprite(Sprite.placeholder(Color.YELLOW, 4))
                .lifespanSeconds(9).drawOrder(-1))));
        engine.start();
    }
}
