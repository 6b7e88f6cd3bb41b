/*
 * title: A turret that aims and shoots
 * about: A turret turns toward its target and fires at it.
 * page: /docs/guides/enemy-ai
 * tags: ai, physics
 * frame: 200
 * picture: loop 60-210
 * events: 11 bullet appears; 24 bullet appears; 37 bullet appears; 50 bullet appears; 63 bullet appears;
 *   76 bullet appears; 89 bullet appears; 102 bullet appears; 115 bullet appears; 128 bullet appears;
 *   141 bullet appears; 154 bullet appears; 167 bullet appears; 180 bullet appears; 193 bullet appears;
 *   206 bullet appears
 * alt: A gray turret in the middle points at an orange square that circles around it. A row of red dots is on the way to the square.
 */
import dev.screwbox.core.Angle;
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Duration;
import dev.screwbox.core.Ease;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.ai.TargetLockComponent;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.environment.tweening.TweenComponent;
import dev.screwbox.core.environment.tweening.TweenDestroyComponent;
import dev.screwbox.core.environment.tweening.TweenOrbitPositionComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.utils.Scheduler;

public class Turret {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Turret");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        // region turret
        engine.environment()
            .enableAllFeatures()
            .addEntity(new Entity(1, "target")
                .bounds(Bounds.atPosition(0, 150, 24, 24))
                .add(new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), 24)))
                .add(new TweenComponent(Duration.ofSeconds(20), Ease.LINEAR_IN, true),
                    tween -> tween.usePingPong = false)
                .add(new TweenOrbitPositionComponent(Vector.zero(), 140)))
            .addEntity("turret",
                new TransformComponent(0, 0, 24, 48),
                new RenderComponent(Sprite.placeholder(Color.hex("#9aa3b8"), Size.of(14, 48)), 1),
                new TargetLockComponent(1));
        // endregion
        // region shoot
        Scheduler trigger = Scheduler.withInterval(Duration.ofMillis(200));
        engine.environment().addSystem(game -> {
            if (trigger.isTick(game.loop().time())) {
                Entity turret = game.environment().fetchSingleton(TargetLockComponent.class);
                Angle aim = turret.get(RenderComponent.class).options.rotation();
                game.environment().addEntity(new Entity("bullet")
                    .bounds(Bounds.atPosition(turret.position(), 6, 6))
                    .add(new RenderComponent(Sprite.placeholder(Color.hex("#e85d75"), 8)))
                    .add(new PhysicsComponent(aim.rotate(Vector.y(-260))))
                    .add(new TweenComponent(Duration.ofSeconds(3)))
                    .add(new TweenDestroyComponent()));
            }
        });
        // endregion
        engine.start();
    }
}
