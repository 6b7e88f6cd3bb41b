/*
 * title: A guard with two states
 * about: A guard sleeps until the mouse comes near, then chases it for two seconds.
 * page: /docs/guides/enemy-ai, /docs/core-modules/environment
 * tags: ai, states, mouse
 * frame: 130
 * picture: loop 12-240
 * input: 0 move 100 60; 40 move 350 200; 60 move 400 170; 70 move 440 150; 80 move 480 120; 110 move 560 200; 130 move 620 10
 * events: 40 guard is Chasing; 161 guard is Sleeping
 * alt: A pink square with an exclamation mark above it has left its circle and is on its way to the upper right.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Time;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.ai.TargetMovementComponent;
import dev.screwbox.core.environment.logic.EntityState;
import dev.screwbox.core.environment.logic.StateComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.OvalDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;

public class SleepingGuard {

    // region states
    record Sleeping() implements EntityState {

        @Override
        public EntityState update(Entity entity, Engine engine) {
            boolean isNear = engine.mouse().position().distanceTo(entity.position()) < 100;
            return isNear ? new Chasing(Time.now()) : this;
        }
    }

    record Chasing(Time start) implements EntityState {

        @Override
        public void enter(Entity entity, Engine engine) {
            entity.addOrReplace(new TargetMovementComponent(engine.mouse().position(), 120));
        }

        @Override
        public EntityState update(Entity entity, Engine engine) {
            entity.get(TargetMovementComponent.class).position = engine.mouse().position();
            return Duration.since(start).isAtLeast(Duration.ofSeconds(2)) ? new Sleeping() : this;
        }

        @Override
        public void exit(Entity entity, Engine engine) {
            entity.remove(TargetMovementComponent.class);
            entity.get(PhysicsComponent.class).velocity = Vector.zero();
        }
    }
    // endregion

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Guard");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#14524c"));
        // region guard
        Entity guard = new Entity("guard")
            .bounds(Bounds.atPosition(0, 0, 32, 32))
            .add(new RenderComponent(Sprite.placeholder(Color.hex("#e85d75"), 32)))
            .add(new PhysicsComponent())
            .add(new StateComponent(new Sleeping()));
        engine.environment().enableAllFeatures().addEntity(guard);
        // endregion
        engine.environment().addSystem(game -> {
            boolean isAwake = guard.get(StateComponent.class).state instanceof Chasing;
            Color noticed = isAwake ? Color.TRANSPARENT : Color.WHITE;
            game.graphics().world()
                .drawCircle(guard.position(), 100, OvalDrawOptions.outline(noticed).strokeWidth(2))
                .drawText(guard.position().addY(-52), isAwake ? "!" : "Z Z Z",
                    TextDrawOptions.font(FontBundle.BOLDZILLA).scale(3).alignCenter());
        });
        engine.start();
    }
}
