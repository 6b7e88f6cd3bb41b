package runner;

import dev.screwbox.core.Engine;
import dev.screwbox.core.graphics.internal.Renderer;
import dev.screwbox.core.loop.Loop;
import dev.screwbox.core.loop.internal.Updatable;
import dev.screwbox.core.scenes.internal.DefaultScenes;
import java.awt.AWTException;
import java.awt.Canvas;
import java.awt.Component;
import java.awt.Container;
import java.awt.Frame;
import java.awt.image.BufferedImage;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import javax.swing.SwingUtilities;

final class Frames {

    private static final int FRAMES_PER_SECOND = 60;
    private static final long NANOS_PER_SECOND = 1_000_000_000;

    private final Engine engine;
    private final Plan plan;
    private final Report report;
    private final Events events;
    private final List<Long> wanted = new ArrayList<>();
    private long startedAt;
    private boolean isStopped;

    Frames(Engine engine, Plan plan, Report report) {
        this.engine = engine;
        this.plan = plan;
        this.report = report;
        report.engineVersion(engine.version());
        events = new Events(engine, report);
        engine.log().setAdapter((level, message) -> {
            report.log(level.name(), message);
            events.log(message);
        });
        watchTexts();
        watchSounds();
        takeScreenshotsFromBuffer();
        final Loop loop = engine.loop();
        if (plan.isPaced()) {
            // The first frame starts when more than a frame has passed since the engine was created.
            GameClock.advance();
            GameClock.advance();
        }
        @SuppressWarnings("unchecked")
        final var updatables = new ArrayList<>((List<Updatable>) Fields.read(loop, "updatables"));
        updatables.addFirst(this::beginFrame);
        updatables.add(this::endFrame);
        Fields.write(loop, "updatables", List.copyOf(updatables));
    }

    private void beginFrame() {
        final long frame = engine.loop().frameNumber();
        if (plan.isPaced()) {
            if (frame == 0) {
                centerWindow();
            }
            awaitTurn(frame);
            awaitScene();
        }
        report.frame(frame);
        events.frameStarts(frame);
        for (final Input input : plan.inputs()) {
            if (input.frame() == frame) {
                input.send(Objects.requireNonNull(canvas(), "the window of the game"),
                    engine.graphics().screen().position());
            }
        }
    }

    private void watchTexts() {
        final Object pipeline = Fields.read(engine.graphics(), "renderPipeline");
        final Object latch = Fields.read(Fields.read(pipeline, "standbyProxyRenderer"), "renderer");
        final Object firewall = Fields.read(latch, "second");
        final Object next = Fields.read(firewall, "next");
        Fields.write(firewall, "next", Proxy.newProxyInstance(getClass().getClassLoader(),
            new Class<?>[]{Renderer.class}, (proxy, method, arguments) -> {
                if (method.getName().equals("drawText")) {
                    events.text((String) arguments[1]);
                }
                return method.invoke(next, arguments);
            }));
    }

    /**
     * Reports sounds when they start. They end after their real duration, on a slow machine within
     * the same frame.
     */
    private void watchSounds() {
        Fields.write(engine.audio(), "activePlaybacks", new ConcurrentHashMap<>() {
            @Override
            public Object put(Object id, Object playback) {
                events.sound(Fields.read(playback, "sound"));
                return super.put(id, playback);
            }
        });
    }

    private void takeScreenshotsFromBuffer() {
        final Object window = Fields.read(engine.graphics().screen(), "frame");
        try {
            Fields.write(window, "robot", new Drawing.BufferRobot(
                (Canvas) Fields.read(window, "canvas"), this::awaitDrawing));
        } catch (AWTException e) {
            throw new IllegalStateException("The screen of the runner allows no screenshots.", e);
        }
    }

    /**
     * Moves the window on a virtual screen, because Java does not know its position until it is
     * moved.
     */
    private static void centerWindow() {
        final Canvas shown = canvas();
        if (shown != null) {
            SwingUtilities.getWindowAncestor(shown).setLocationRelativeTo(null);
        }
    }

    /**
     * Gives background tasks, such as loading files, as much real time as at 60 frames per second.
     */
    private void awaitTurn(long frame) {
        if (frame == 0) {
            startedAt = System.nanoTime();
        }
        final long early = startedAt + frame * NANOS_PER_SECOND / FRAMES_PER_SECOND - System.nanoTime();
        if (early > 0) {
            LockSupport.parkNanos(early);
        }
    }

    /**
     * Waits for a scene that is loading in the background. Otherwise the number of frames would
     * depend on the machine.
     */
    private void awaitScene() {
        final var scenes = (DefaultScenes) engine.scenes();
        while (scenes.isShowingLoadingScene()) {
            LockSupport.parkNanos(NANOS_PER_SECOND / FRAMES_PER_SECOND);
        }
    }

    private void endFrame() {
        final long frame = engine.loop().frameNumber();
        awaitDrawing();
        events.frameEnds();
        if (plan.pictures().contains(frame)) {
            wanted.add(frame);
        }
        wanted.removeIf(picture -> take(picture));
        if (plan.lastFrame() >= 0 && frame >= plan.lastFrame() && wanted.isEmpty() && !isStopped) {
            isStopped = true;
            report.stopped();
            engine.stop();
        }
        if (plan.isPaced()) {
            GameClock.advance();
        }
    }

    /**
     * Waits until the frame is drawn. The engine draws in another thread, which also reads the
     * clock.
     */
    private void awaitDrawing() {
        final Object pipeline = Fields.read(engine.graphics(), "renderPipeline");
        final Object renderer = Fields.read(pipeline, "orderingAsyncRenderer");
        final var drawing = (Future<?>) Fields.read(renderer, "currentRendering");
        try {
            if (drawing != null) {
                drawing.get();
            }
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("The frame " + engine.loop().frameNumber() + " was not drawn", e);
        }
    }

    /**
     * Takes a screenshot of this frame.
     *
     * @return false if Java has lost the buffer's contents, because the screenshot would be black
     */
    private boolean take(long picture) {
        final var shown = Objects.requireNonNull(canvas(), "the window of the game");
        if (shown.getBufferStrategy().contentsLost()) {
            return false;
        }
        report.picture(picture, plan.folder(), Drawing.in(shown).orElseGet(() ->
            (BufferedImage) engine.graphics().screen().takeScreenshot().singleImage()));
        return true;
    }

    private static Canvas canvas() {
        for (final Frame window : Frame.getFrames()) {
            final Canvas canvas = canvasIn(window);
            if (canvas != null && window.isShowing()) {
                return canvas;
            }
        }
        return null;
    }

    private static Canvas canvasIn(Container container) {
        for (final Component child : container.getComponents()) {
            if (child instanceof Canvas canvas) {
                return canvas;
            }
            final Canvas found = child instanceof Container inner ? canvasIn(inner) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
