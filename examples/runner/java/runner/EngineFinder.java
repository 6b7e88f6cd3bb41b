package runner;

import dev.screwbox.core.Engine;
import java.awt.AWTEvent;
import java.awt.Canvas;
import java.awt.Toolkit;
import java.awt.event.ContainerEvent;
import java.awt.event.WindowListener;
import java.lang.reflect.Field;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;

/**
 * Finds the engine of a program as soon as it is created, in the same thread. AWT reports when the
 * engine adds a canvas to its window. After that, the title is set as the last step of the engine's
 * creation.
 */
final class EngineFinder {

    private final Consumer<Engine> found;

    EngineFinder(Consumer<Engine> found) {
        this.found = found;
    }

    void watch() {
        Toolkit.getDefaultToolkit().addAWTEventListener(this::containerChanged,
            AWTEvent.CONTAINER_EVENT_MASK);
    }

    private void containerChanged(AWTEvent event) {
        if (event instanceof ContainerEvent change
            && change.getID() == ContainerEvent.COMPONENT_ADDED
            && change.getChild() instanceof Canvas canvas
            && SwingUtilities.getWindowAncestor(canvas) instanceof JFrame frame
            && frame.getClass().getName().startsWith("dev.screwbox.")) {
            frame.addPropertyChangeListener("title", new java.beans.PropertyChangeListener() {
                @Override
                public void propertyChange(java.beans.PropertyChangeEvent titleEvent) {
                    frame.removePropertyChangeListener("title", this);
                    found.accept(engineOf(frame));
                }
            });
        }
    }

    /** Returns the engine, to which the window's listener has a reference. */
    private static Engine engineOf(JFrame frame) {
        for (final WindowListener listener : frame.getWindowListeners()) {
            for (final Field field : listener.getClass().getDeclaredFields()) {
                if (Engine.class.isAssignableFrom(field.getType())) {
                    return (Engine) Fields.read(listener, field);
                }
            }
        }
        throw new IllegalStateException("The engine of this release cannot be found by its window:"
            + " see EngineFinder of the runner.");
    }
}
