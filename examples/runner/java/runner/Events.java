package runner;

import dev.screwbox.core.Engine;
import dev.screwbox.core.Time;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.AssetBundle;
import dev.screwbox.core.audio.SoundBundle;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.controls.JumpControlComponent;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.logic.StateComponent;
import dev.screwbox.core.environment.particles.ParticleComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.SpriteBundle;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reports what changes in a game from one frame to the next. Each event is one line with frame,
 * subject and event, for example {@code 51 player jumps}. Entities are observed if they have a name
 * and are not particles.
 */
final class Events {

    /** World units per frame. An entity that moves less counts as standing still. */
    private static final double STILL = 0.02;

    private final Engine engine;
    private final Report report;
    private final Map<List<Object>, Object> values = new HashMap<>();
    private final Map<Object, Vector> positions = new HashMap<>();
    private final Map<Entity, Time> jumps = new HashMap<>();
    private Environment scene;
    private Set<Entity> entities = Set.of();
    private Set<String> textsBefore = Set.of();
    private Set<String> texts = new HashSet<>();
    private long frame;

    Events(Engine engine, Report report) {
        this.engine = engine;
        this.report = report;
    }

    /**
     * Records text drawn in this frame. It is an event unless the previous frame also showed it.
     */
    void text(String text) {
        if (texts.add(text) && !textsBefore.contains(text)) {
            tell("text " + text);
        }
    }

    void sound(Object sound) {
        tell("sound " + nameOf(sound, SoundBundle.values()));
    }

    void log(String message) {
        tell("log " + message);
    }

    void frameStarts(long number) {
        frame = number;
        textsBefore = texts;
        texts = new HashSet<>();
    }

    void frameEnds() {
        final boolean isOtherScene = scene != engine.environment();
        scene = engine.environment();
        final Set<Entity> known = entities;
        entities = scene.entities().stream()
            .filter(entity -> entity.name().isPresent())
            .filter(entity -> !entity.hasComponent(ParticleComponent.class))
            .collect(Collectors.toSet());
        if (isOtherScene) {
            tell("scene " + engine.scenes().activeScene().getSimpleName());
        } else {
            tellCounted("appears", entities, known);
            tellCounted("vanishes", known, entities);
        }
        entities.forEach(this::observe);
        tellChange(engine, "speed", engine.loop().speed());
        tellChange(engine, "zoom", engine.graphics().camera().zoom());
        observeMotion(engine, "camera", engine.graphics().camera().position());
        tellChange(engine, "camera", engine.graphics().camera().isShaking() ? "shakes" : "is calm");
        tellChange(engine, "post processing",
            engine.graphics().postProcessing().isActive() ? "is active" : "is off");
        tellChange(engine, "menu", engine.ui().currentMenu()
            .map(menu -> menu.selectedItem().label(engine)).orElse("closed"));
    }

    private void observe(Entity entity) {
        final String name = entity.name().orElseThrow();
        final StateComponent states = entity.get(StateComponent.class);
        if (states != null) {
            tellChange(entity, name + " is", states.state.getClass().getSimpleName());
        }
        final JumpControlComponent jump = entity.get(JumpControlComponent.class);
        if (jump != null) {
            final Time last = jumps.put(entity, jump.lastActivation);
            if (jump.lastActivation.isSet() && !jump.lastActivation.equals(last)) {
                tell(name + " jumps");
            }
        }
        final RenderComponent render = entity.get(RenderComponent.class);
        if (render != null) {
            tellChange(entity, name + " shows", nameOf(render.sprite, SpriteBundle.values()));
        }
        if (entity.hasComponent(TransformComponent.class)) {
            observeMotion(entity, name, entity.position());
        }
    }

    private void observeMotion(Object owner, String name, Vector position) {
        final Vector before = positions.put(owner, position);
        if (before != null) {
            final Vector motion = position.subtract(before);
            tellChange(owner, name + " moves", directionOf(motion.x(), "left", "right"));
            tellChange(owner, name + " goes", directionOf(motion.y(), "up", "down"));
        }
    }

    private static String directionOf(double motion, String negative, String positive) {
        if (Math.abs(motion) < STILL) {
            return "nowhere";
        }
        return motion < 0 ? negative : positive;
    }

    private void tellCounted(String verb, Set<Entity> some, Set<Entity> others) {
        final Map<String, Integer> counts = new LinkedHashMap<>();
        for (final Entity entity : some) {
            if (!others.contains(entity)) {
                counts.merge(entity.name().orElseThrow(), 1, Integer::sum);
            }
        }
        counts.forEach((name, count) ->
            tell((count > 1 ? count + " " : "") + name + " " + verb));
    }

    private void tellChange(Object owner, String subject, Object value) {
        final Object before = values.put(List.of(owner, subject), value);
        if (before != null && !before.equals(value)) {
            tell(subject + " " + value);
        }
    }

    /**
     * Returns the name of the bundle's constant for the asset. Constants that have not been loaded
     * are skipped.
     */
    private static <B extends Enum<B> & AssetBundle<?>> String nameOf(Object asset, B[] bundle) {
        return Arrays.stream(bundle)
            .filter(known -> known.asset().isLoaded() && known.get() == asset)
            .map(Enum::name).findFirst().orElse("none of the bundle");
    }

    private void tell(String event) {
        report.event(frame + " " + event);
    }
}
