import dev.screwbox.core.Ease;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.particles.ParticleComponent;
import dev.screwbox.core.environment.physics.ChaoticMovementComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.environment.tweening.TweenComponent;
import dev.screwbox.core.environment.tweening.TweenOpacityComponent;
import dev.screwbox.core.environment.tweening.TweenScaleComponent;
import dev.screwbox.core.particles.ParticlesBundle;
import recording.Recording;
import support.WindowRun;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** Smallest and largest values of 500 new particles of each bundled effect. */
public class Particles {

    public static void main(final String[] args) {
        final Recording recording = new Recording();
        final ParticlesBundle[] bundles = ParticlesBundle.values();
        final int[] next = {0};
        WindowRun.run(engine -> {
            engine.graphics().configuration().setAutoEnableLight(false);
        }, (engine, frame) -> {
            final var environment = engine.environment();
            final List<Entity> particles = environment.fetchAllHaving(ParticleComponent.class);
            if (!particles.isEmpty()) {
                recording.put(bundles[next[0]].name(), List.of(
                    span(particles, entity -> entity.get(TweenComponent.class).duration.nanos() / 1e9),
                    span(particles, entity -> entity.get(PhysicsComponent.class).velocity.length()),
                    span(particles, entity -> entity.get(RenderComponent.class).options.scale()),
                    span(particles, entity -> entity.get(RenderComponent.class).options.opacity().value()),
                    span(particles, entity -> entity.tryGet(TweenScaleComponent.class).map(tween -> tween.from).orElse(-1.0)),
                    span(particles, entity -> entity.tryGet(TweenScaleComponent.class).map(tween -> tween.to).orElse(-1.0)),
                    span(particles, entity -> entity.tryGet(TweenOpacityComponent.class).map(tween -> tween.from.value()).orElse(-1.0)),
                    span(particles, entity -> entity.tryGet(TweenOpacityComponent.class).map(tween -> tween.to.value()).orElse(-1.0)),
                    span(particles, entity -> entity.tryGet(ChaoticMovementComponent.class).map(chaos -> chaos.speed).orElse(-1.0)),
                    span(particles, entity -> entity.tryGet(ChaoticMovementComponent.class)
                        .map(chaos -> chaos.interval.milliseconds() / 1000.0).orElse(-1.0)),
                    span(particles, entity -> easeOf(entity).ordinal())));
                environment.clearEntities();
                next[0]++;
                return next[0] == bundles.length;
            }
            engine.particles().spawnMultiple(500, Vector.zero(), bundles[next[0]].get());
            return false;
        });
        recording.print();
    }

    private static Ease easeOf(final Entity entity) {
        return entity.get(TweenComponent.class).ease;
    }

    private static double[] span(final List<Entity> particles, final ToDoubleFunction<Entity> value) {
        final var values = particles.stream().mapToDouble(value).summaryStatistics();
        return new double[]{values.getMin(), values.getMax()};
    }
}
