package runner;

import dev.screwbox.core.Engine;
import dev.screwbox.core.loop.Loop;
import dev.screwbox.core.loop.internal.Updatable;
import java.awt.Canvas;
import java.awt.Component;
import java.awt.Container;
import java.awt.Frame;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import javax.swing.SwingUtilities;

/** Steps through the frames of a program: sends its inputs, takes its pictures and stops it. */
final class Frames {

    private static final int FRAMES_PER_SECOND = 60;
    private static final int MOST_FRAMES_LATE = 10;

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
        wanted.removeIf(picture -> take(picture, frame));
        if (plan.lastFrame() >= 0 && frame >= plan.lastFrame() && wanted.isEmpty() && !isStopped) {
            isStopped = true;
            report.stopped();
            engine.stop();
        }
    }

    /**
     * Takes a picture, if something is to be seen: a busy machine may be caught while it has cleared the
     * window and not drawn into it again.
     *
     * @return whether it has been taken
     */
    private boolean take(long picture, long frame) {
        final var image = (BufferedImage) engine.graphics().screen().takeScreenshot().singleImage();
        if (isBlank(image) && frame < picture + MOST_FRAMES_LATE) {
            return false;
        }
        report.picture(picture, plan.folder(), image);
        return true;
    }

    private static boolean isBlank(BufferedImage image) {
        final int[] pixels = image.getRGB(
            0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        return Arrays.stream(pixels).allMatch(pixel -> pixel == pixels[0]);
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
