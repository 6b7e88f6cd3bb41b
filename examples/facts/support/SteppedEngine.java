package support;

import dev.screwbox.core.Engine;
import dev.screwbox.core.Time;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.internal.DefaultEnvironment;
import dev.screwbox.core.keyboard.internal.DefaultKeyboard;
import dev.screwbox.core.log.ConsoleLoggingAdapter;
import dev.screwbox.core.log.internal.DefaultLog;
import dev.screwbox.core.loop.Loop;
import dev.screwbox.core.navigation.Navigation;
import dev.screwbox.core.navigation.internal.DefaultNavigation;

import java.awt.Component;
import java.awt.event.KeyEvent;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/**
 * The environment, keyboard, navigation and systems of the engine without a window. Every frame has the same length, so
 * that physics gives the same numbers on every machine. Modules that need a window throw an exception.
 */
public final class SteppedEngine {

    private final double delta;
    private final Engine engine;
    private final DefaultEnvironment environment;
    private final DefaultKeyboard keyboard = new DefaultKeyboard();
    private final Navigation navigation;
    private Time time = Time.now();
    private long frame;

    public SteppedEngine(final int framesPerSecond) {
        delta = 1.0 / framesPerSecond;
        final var log = new DefaultLog(new ConsoleLoggingAdapter());
        final Loop loop = stand(Loop.class, (proxy, method, arguments) -> switch (method.getName()) {
            case "delta" -> arguments == null ? delta : delta * (double) arguments[0];
            case "time" -> time;
            case "frameNumber" -> frame;
            default -> throw new UnsupportedOperationException("a stepped loop has no " + method.getName());
        });
        engine = stand(Engine.class, (proxy, method, arguments) -> switch (method.getName()) {
            case "environment" -> environment();
            case "keyboard" -> keyboard();
            case "navigation" -> navigation();
            case "loop" -> loop;
            case "log" -> log;
            default -> throw new UnsupportedOperationException("a stepped engine has no " + method.getName());
        });
        environment = new DefaultEnvironment(engine);
        navigation = new DefaultNavigation(engine);
    }

    public Engine engine() {
        return engine;
    }

    public Environment environment() {
        return environment;
    }

    public DefaultKeyboard keyboard() {
        return keyboard;
    }

    public Navigation navigation() {
        return navigation;
    }

    public Time time() {
        return time;
    }

    /** Length of a frame in seconds. */
    public double delta() {
        return delta;
    }

    public SteppedEngine frames(final int count) {
        for (int i = 0; i < count; i++) {
            time = time.add(Math.round(delta * 1e9), Time.Unit.NANOSECONDS);
            frame++;
            keyboard.update();
            environment.update();
        }
        return this;
    }

    public SteppedEngine seconds(final double seconds) {
        return frames((int) Math.round(seconds / delta));
    }

    /** Presses a key, like the window when it receives the event. */
    public SteppedEngine press(final int keyCode) {
        keyboard.keyPressed(event(KeyEvent.KEY_PRESSED, keyCode));
        return this;
    }

    public SteppedEngine release(final int keyCode) {
        keyboard.keyReleased(event(KeyEvent.KEY_RELEASED, keyCode));
        return this;
    }

    private static KeyEvent event(final int type, final int keyCode) {
        return new KeyEvent(new Component() {
        }, type, 0, 0, keyCode, KeyEvent.CHAR_UNDEFINED);
    }

    private static <T> T stand(final Class<T> type, final InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[]{type}, handler));
    }
}
