/*
 * title: Sparks from a welding torch
 * about: A custom particle effect with speed, size, opacity and gravity.
 * page: /docs/core-modules/particles
 * tags: particles, physics
 * frame: 120
 * picture: loop 60-150
 * alt: Orange and yellow sparks fly from a bright point in all directions and fall in arcs.
 */
import dev.screwbox.core.Duration;
import dev.screwbox.core.Ease;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.particles.ParticleOptions;
import dev.screwbox.core.utils.Scheduler;

public class Sparks {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Sparks");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#14182b"));
        // region sparks
        ParticleOptions sparks = ParticleOptions.unknownSource()
            .sprites(
                Sprite.placeholder(Color.YELLOW, 4),
                Sprite.placeholder(Color.hex("#ff8a3d"), 4))
            .randomBaseSpeed(40, 220)
            .chaoticMovement(20, Duration.ofMillis(300))
            .animateScale(0.2, 1.5)
            .animateOpacity()
            .ease(Ease.SQUARE_OUT)
            .randomLifespanMilliseconds(500, 1500)
            .randomStartRotation()
            .customize("gravity",
                particle -> particle.get(PhysicsComponent.class).gravityModifier = 0.5);
        // endregion
        Scheduler pace = Scheduler.withInterval(Duration.ofMillis(50));
        engine.environment()
            .enableAllFeatures()
            .addEntity("gravity", new GravityComponent(Vector.y(500)))
            .addSystem(game -> {
                if (pace.isTick(game.loop().time())) {
                    game.particles().spawnMultiple(12, Vector.y(-40), sparks);
                }
            });
        engine.start();
    }
}
