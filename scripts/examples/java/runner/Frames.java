package runner;

import dev.screwbox.core.Engine;
import dev.screwbox.core.loop.Loop;
import dev.screwbox.core.loop.internal.Updatable;
import java.awt.Canvas;
import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.image.BufferStrategy;
import java.awt.image.BufferedImage;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import javax.swing.SwingUtilities;

/** Steps through the frames of a program: sends its inputs, takes its pictures and stops it. */
final class Frames {

    private static final int FRAMES_PER_SECOND = 60;

    private final Engine engine;
    private final Plan plan;
    private final Report report;
    /** Frames whose picture has not been taken yet. */
    private final List<Long> wanted = new ArrayList<>();
    private boolean isStopped;

    Frames(Engine engine, Plan plan, Report report) {
        this.engine = engine;
        this.plan = plan;
        this.report = report;
        report.engineVersion(engine.version());
        engine.log().setAdapter((level, message) -> report.log(level.name(), message));
        final Loop loop = engine.loop();
        if (plan.isPaced()) {
            loop.setTargetFps(FRAMES_PER_SECOND);
        }
        @SuppressWarnings("unchecked")
        final var updatables = new ArrayList<>((List<Updatable>) Fields.read(loop, "updatables"));
        updatables.addFirst(this::beginFrame);
        updatables.add(this::endFrame);
        Fields.write(loop, "updatables", List.copyOf(updatables));
    }

    /** A busy machine would otherwise show another moment in the same frame. */
    private void beginFrame() {
        if (plan.isPaced()) {
            Fields.write(engine.loop(), "delta", engine.loop().speed() / FRAMES_PER_SECOND);
        }
        final long frame = engine.loop().frameNumber();
        report.frame(frame);
        learnPosition();
        for (final Input input : plan.inputs()) {
            if (input.frame() == frame) {
                input.send(Objects.requireNonNull(canvas(), "a window that gets inputs"));
            }
        }
    }

    private void endFrame() {
        final long frame = engine.loop().frameNumber();
        if (plan.pictures().contains(frame)) {
            wanted.add(frame);
        }
        wanted.removeIf(picture -> take(picture));
        if (plan.lastFrame() >= 0 && frame >= plan.lastFrame() && wanted.isEmpty() && !isStopped) {
            isStopped = true;
            report.stopped();
            engine.stop();
        }
    }

    /**
     * Takes a picture of what has been drawn up to this frame. Java paints a window's background over
     * it when it hears of something that happened to the window, on a busy machine at any time later.
     * That is done in the thread of events, so the picture is shown and taken there.
     *
     * @return whether it has been taken; not while Java makes new memory for pictures, which is black
     */
    private boolean take(long picture) {
        try {
            final Object pipeline = Fields.read(engine.graphics(), "renderPipeline");
            final Object renderer = Fields.read(pipeline, "orderingAsyncRenderer");
            ((Future<?>) Fields.read(renderer, "currentRendering")).get();
            final var shown = Objects.requireNonNull(canvas(), "a window that is drawn to");
            final List<BufferedImage> taken = new ArrayList<>();
            EventQueue.invokeAndWait(() -> {
                final BufferStrategy memory = shown.getBufferStrategy();
                memory.show();
                if (!memory.contentsLost() && !memory.contentsRestored()) {
                    final var screenshot = engine.graphics().screen().takeScreenshot();
                    taken.add((BufferedImage) screenshot.singleImage());
                }
            });
            taken.forEach(image -> report.picture(picture, plan.folder(), image));
            return !taken.isEmpty();
        } catch (InterruptedException | ExecutionException | InvocationTargetException e) {
            throw new IllegalStateException("The picture of frame " + picture + " was not taken", e);
        }
    }

    /**
     * Without a window manager, Java may believe that the window is where it was before it was moved.
     * Screenshots and the mouse would be off. It is moved to a corner, and not by the distance that it
     * is off, because on a busy machine it would be moved by that again before Java has heard of it.
     */
    private void learnPosition() {
        final Canvas canvas = canvas();
        final var window = canvas == null ? null : SwingUtilities.getWindowAncestor(canvas);
        if (window == null) {
            return;
        }
        final var shown = canvas.getLocationOnScreen();
        final var believed = engine.graphics().screen().position();
        if (shown.x != believed.x() || shown.y != believed.y()) {
            window.setLocation(0, 0);
        }
    }

    /** The canvas of the window that is seen; null while there is none. */
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
