/*
 * page: /docs/fundamentals/ecs
 * claim: enableAllFeatures() adds all systems the engine ships with, except five that help while you develop.
 * page: /docs/reference/standalone-systems
 * claim: Five systems aren't part of any feature, so Environment.enableAllFeatures() and the other enable methods don't add them.
 * page: /docs/core-modules/environment
 * claim: Each method adds the systems of one feature.
 * claim: Calling it again replaces them.
 * claim: enableAllFeatures() | All of the above | 67
 * page: /docs/reference/components-overview
 * claim: Environment.enableAllFeatures() enables all thirteen features at once.
 * picture: none
 */

import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.core.EngineWatermarkSystem;
import dev.screwbox.core.environment.core.LogFpsSystem;
import dev.screwbox.core.environment.core.QuitOnKeySystem;
import dev.screwbox.core.environment.ai.PathMovementDebugSystem;
import dev.screwbox.core.environment.particles.ParticleDebugSystem;
import support.Expect;
import support.SteppedEngine;

import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

public class EnabledSystems {

    public static void main(final String[] args) throws Exception {
        final var all = new TreeSet<String>();
        final var engine = Path.of(EntitySystem.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (var jar = new JarFile(engine.toFile())) {
            for (final var entry : jar.stream().map(JarEntry::getName).filter(name -> name.endsWith("System.class")).toList()) {
                final var type = Class.forName(entry.replace(".class", "").replace('/', '.'));
                if (EntitySystem.class.isAssignableFrom(type) && type != EntitySystem.class) {
                    all.add(type.getSimpleName());
                }
            }
        }
        final Environment environment = new SteppedEngine(120).environment().enableAllFeatures();
        Expect.same("the number of systems", 67, environment.systems().size());
        environment.enableAllFeatures();
        Expect.same("the number of systems after a second call", 67, environment.systems().size());
        for (final EntitySystem system : environment.systems()) {
            all.remove(system.getClass().getSimpleName());
        }
        final var standalone = new TreeSet<String>();
        for (final var type : List.of(EngineWatermarkSystem.class, LogFpsSystem.class, QuitOnKeySystem.class,
            PathMovementDebugSystem.class, ParticleDebugSystem.class)) {
            standalone.add(type.getSimpleName());
        }
        Expect.same("what no feature has", standalone, all);

        final List<Function<Environment, Environment>> features = List.of(Environment::enableAi,
            Environment::enableAudio, Environment::enableControls, Environment::enableFluids, Environment::enableLight,
            Environment::enableLogic, Environment::enableNavigation, Environment::enableParticles,
            Environment::enablePhysics, Environment::enableRendering, Environment::enableSmoke,
            Environment::enableSoftPhysics, Environment::enableTweening);
        int sum = 0;
        for (final var feature : features) {
            sum += feature.apply(new SteppedEngine(120).environment()).systems().size();
        }
        Expect.same("the number of features", 13, features.size());
        Expect.same("the sum of their systems", 67, sum);
    }
}
