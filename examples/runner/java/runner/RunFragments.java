package runner;

import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.loop.internal.Updatable;
import dev.screwbox.core.scenes.Scene;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs the code blocks of a page one after another, each with a separate engine for one second. The
 * first argument is a file with a line for each block: name, moment, and the blocks to run,
 * separated by tabs. Each block to run consists of package, shape and types, separated by spaces.
 * The second argument is the output file, which gets a line when a block starts and when it ends.
 * An exception in the game loop terminates the virtual machine, so the remaining blocks need a new
 * one.
 */
public final class RunFragments {

    private static final long FRAMES = 60;
    /** First frame in which the window is open and the mouse has a position. */
    private static final long FIRST_FRAME = 3;
    private static final long MILLISECONDS = 45_000;

    private final Path results;
    private String name;
    private volatile long began;
    private final List<String> errors = new ArrayList<>();

    private RunFragments(Path results) {
        this.results = results;
    }

    public static void main(String[] args) throws Exception {
        Run.drawInSoftware();
        final RunFragments runner = new RunFragments(Path.of(args[1]));
        Runtime.getRuntime().addShutdownHook(new Thread(runner::exit));
        final Thread watchdog = new Thread(runner::endInTime);
        watchdog.setDaemon(true);
        watchdog.start();
        for (final String line : Files.readAllLines(Path.of(args[0]))) {
            runner.run(line.split("\t", -1));
        }
        Runtime.getRuntime().halt(0);
    }

    private void run(String[] parts) {
        name = parts[0];
        began = System.currentTimeMillis();
        errors.clear();
        write("begin", "");
        try {
            final List<Fragment> fragments = new ArrayList<>();
            for (int index = 2; index < parts.length; index += 3) {
                fragments.add(new Fragment(parts[index], parts[index + 1], parts[index + 2]));
            }
            switch (parts[1]) {
                case "own engine" -> runOwn(fragments);
                case "before the start" -> runBeforeStart(fragments);
                default -> runInFrame(fragments);
            }
            finish(errors.isEmpty() ? "ran" : "logged", errors.isEmpty() ? "" : errors.get(0));
        } catch (InvocationTargetException e) {
            finish("threw", first(e.getCause()));
        } catch (Throwable e) {
            finish("threw", first(e));
        }
    }

    private Engine create() {
        final Engine engine = ScrewBox.createEngine("Fragment");
        collectErrors(engine);
        return engine;
    }

    private void collectErrors(Engine engine) {
        engine.log().setAdapter((level, message) -> {
            if (level.name().equals("ERROR")) {
                errors.add(message.lines().findFirst().orElse(""));
            }
        });
    }

    private static void runAll(List<Fragment> fragments, Engine engine) throws Exception {
        for (final Fragment fragment : fragments) {
            fragment.run(engine);
        }
    }

    private void runBeforeStart(List<Fragment> fragments) throws Exception {
        final Engine engine = create();
        stopLater(engine);
        runAll(fragments, engine);
        if (!engine.loop().startTime().isSet()) {
            engine.start();
        }
        await(engine);
    }

    private void runOwn(List<Fragment> fragments) throws Exception {
        final List<Engine> created = new ArrayList<>();
        new EngineFinder(engine -> {
            created.add(engine);
            collectErrors(engine);
            stopLater(engine);
        }).watch();
        runAll(fragments, null);
        for (final Engine engine : created) {
            if (engine.loop().startTime().isSet()) {
                await(engine);
            }
        }
    }

    private void runInFrame(List<Fragment> fragments) throws Exception {
        final Engine engine = create();
        final Throwable[] thrown = new Throwable[1];
        each(engine, () -> {
            if (engine.loop().frameNumber() == FIRST_FRAME) {
                try {
                    runAll(fragments, engine);
                } catch (Throwable e) {
                    thrown[0] = e;
                    engine.stop();
                }
            }
        });
        stopLater(engine);
        engine.start();
        await(engine);
        if (thrown[0] instanceof InvocationTargetException exception) {
            throw exception;
        }
        if (thrown[0] != null) {
            throw new InvocationTargetException(thrown[0]);
        }
    }

    private static void stopLater(Engine engine) {
        each(engine, () -> {
            if (engine.loop().frameNumber() == FRAMES) {
                engine.stop();
            }
        });
    }

    @SuppressWarnings("unchecked")
    private static void each(Engine engine, Runnable task) {
        final var loop = engine.loop();
        final var all = new ArrayList<>((List<Updatable>) Fields.read(loop, "updatables"));
        all.addFirst(task::run);
        Fields.write(loop, "updatables", List.copyOf(all));
    }

    private static void await(Engine engine) throws InterruptedException {
        while (engine.window().isOpen()) {
            Thread.sleep(20);
        }
    }

    private synchronized void finish(String result, String message) {
        if (name != null) {
            write(result, message);
        }
        name = null;
    }

    private synchronized void exit() {
        if (name != null) {
            finish("threw", errors.isEmpty() ? "it ended the virtual machine" : errors.get(0));
        }
    }

    private void endInTime() {
        try {
            while (true) {
                Thread.sleep(200);
                if (name != null && System.currentTimeMillis() - began > MILLISECONDS) {
                    finish("threw", "it did not end");
                    Runtime.getRuntime().halt(0);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static String first(Throwable thrown) {
        return thrown.toString().lines().findFirst().orElse("");
    }

    private void write(String result, String message) {
        try {
            Files.writeString(results, name + "\t" + result + "\t" + message.replace('\t', ' ')
                + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private record Fragment(String packageName, String shape, String types) {

        void run(Engine engine) throws Exception {
            if (engine != null) {
                fillAmbient(engine);
            }
            if (!shape.equals("TYPES")) {
                final Class<?> page = Class.forName(packageName + ".Page");
                final Constructor<?> constructor = page.getDeclaredConstructor();
                constructor.setAccessible(true);
                final Method method = page.getDeclaredMethod("runInside");
                method.setAccessible(true);
                method.invoke(constructor.newInstance());
                return;
            }
            for (final String type : types.split(" ")) {
                use(Class.forName(packageName + "." + type), engine);
            }
        }

        private static void use(Class<?> type, Engine engine) throws Exception {
            for (final Method method : type.getDeclaredMethods()) {
                if (method.getName().equals("main") && Modifier.isStatic(method.getModifiers())) {
                    method.setAccessible(true);
                    final boolean hasArguments = method.getParameterCount() == 1;
                    method.invoke(null, hasArguments ? new Object[]{new String[0]} : new Object[0]);
                    return;
                }
            }
            final boolean isPart = EntitySystem.class.isAssignableFrom(type)
                || Scene.class.isAssignableFrom(type);
            if (engine == null || !isPart || Modifier.isAbstract(type.getModifiers())) {
                return;
            }
            final Constructor<?> constructor;
            try {
                constructor = type.getDeclaredConstructor();
            } catch (NoSuchMethodException e) {
                return; // its arguments are unknown
            }
            constructor.setAccessible(true);
            if (constructor.newInstance() instanceof EntitySystem system) {
                engine.environment().addSystem(system);
            } else {
                final Scene scene = (Scene) constructor.newInstance();
                engine.scenes().add(scene).switchTo(scene.getClass());
            }
        }

        /**
         * Sets the variables that code on pages uses without declaring them, such as the engine's
         * modules.
         */
        private static void fillAmbient(Engine engine) throws Exception {
            final List<Object> owners = new ArrayList<>(List.of(engine));
            final List<Object> level = new ArrayList<>(owners);
            for (int depth = 0; depth < 2; depth++) {
                final List<Object> next = new ArrayList<>();
                for (final Object owner : level) {
                    next.addAll(offeredBy(owner));
                }
                owners.addAll(next);
                level.clear();
                level.addAll(next);
            }
            for (final Field field : Class.forName("snippet.Ambient").getFields()) {
                for (final Object owner : owners) {
                    if (field.getType().isInstance(owner)) {
                        field.set(null, owner);
                        break;
                    }
                }
            }
        }

        private static List<Object> offeredBy(Object owner) {
            final List<Object> offered = new ArrayList<>();
            for (final Class<?> type : owner.getClass().getInterfaces()) {
                for (final Method method : type.getMethods()) {
                    final Class<?> result = method.getReturnType();
                    if (method.getParameterCount() == 0
                        && !Modifier.isStatic(method.getModifiers())
                        && result.getName().startsWith("dev.screwbox.") && isModule(result)
                        // Skips methods that return their owner's type, because they are setters.
                        && !result.isInstance(owner)) {
                        try {
                            method.setAccessible(true);
                            offered.add(method.invoke(owner));
                        } catch (ReflectiveOperationException e) {
                            continue; // the engine has not created it yet
                        }
                    }
                }
            }
            return offered.stream().filter(java.util.Objects::nonNull).toList();
        }

        private static boolean isModule(Class<?> type) {
            return type.isInterface() || type.getSimpleName().endsWith("Configuration");
        }
    }
}
