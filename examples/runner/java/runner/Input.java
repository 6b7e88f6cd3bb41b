package runner;

import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.keyboard.Key;
import java.awt.Canvas;
import java.awt.event.KeyEvent;
import java.awt.event.KeyListener;
import java.awt.event.MouseEvent;
import java.awt.event.MouseListener;
import java.awt.event.MouseMotionListener;
import java.awt.event.MouseWheelEvent;
import java.awt.event.MouseWheelListener;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * A mouse or keyboard action, for example {@code 30 press SPACE}. It calls the window's listeners
 * in the game's thread, so it does not need the window to be focused.
 */
record Input(long frame, String action, String argument) {

    private static final Map<String, Integer> BUTTONS = Map.of(
        "LEFT", MouseEvent.BUTTON1, "MIDDLE", MouseEvent.BUTTON2, "RIGHT", MouseEvent.BUTTON3);
    private static int mouseX;
    private static int mouseY;

    static Input of(String line) {
        final String[] parts = line.trim().split("\\s+", 3);
        return new Input(Long.parseLong(parts[0]), parts[1], parts.length > 2 ? parts[2] : "");
    }

    /**
     * Sends the event to the window.
     *
     * @param window position of the window as the engine knows it, which the engine subtracts again
     */
    void send(Canvas canvas, Offset window) {
        switch (action) {
            case "press" -> key(canvas, KeyEvent.KEY_PRESSED, KeyListener::keyPressed);
            case "release" -> key(canvas, KeyEvent.KEY_RELEASED, KeyListener::keyReleased);
            case "type" -> type(canvas);
            case "move" -> move(canvas, window);
            case "down" -> button(canvas, window, MouseEvent.MOUSE_PRESSED, MouseListener::mousePressed);
            case "up" -> button(canvas, window, MouseEvent.MOUSE_RELEASED, MouseListener::mouseReleased);
            case "click" -> {
                button(canvas, window, MouseEvent.MOUSE_PRESSED, MouseListener::mousePressed);
                button(canvas, window, MouseEvent.MOUSE_RELEASED, MouseListener::mouseReleased);
            }
            case "scroll" -> scroll(canvas, window);
            default -> throw new IllegalArgumentException("Unknown input: " + action);
        }
    }

    private int keyCode() {
        return Key.valueOf(argument).code();
    }

    private void key(Canvas canvas, int id, BiConsumer<KeyListener, KeyEvent> call) {
        final KeyEvent event = new KeyEvent(canvas, id, System.currentTimeMillis(), 0, keyCode(),
            KeyEvent.CHAR_UNDEFINED);
        for (final KeyListener listener : canvas.getKeyListeners()) {
            call.accept(listener, event);
        }
    }

    private void type(Canvas canvas) {
        for (final char letter : argument.toCharArray()) {
            final KeyEvent event = new KeyEvent(canvas, KeyEvent.KEY_TYPED,
                System.currentTimeMillis(), 0, KeyEvent.VK_UNDEFINED, letter);
            for (final KeyListener listener : canvas.getKeyListeners()) {
                listener.keyTyped(event);
            }
        }
    }

    private void move(Canvas canvas, Offset window) {
        final String[] pixels = argument.split("\\s+");
        mouseX = Integer.parseInt(pixels[0]);
        mouseY = Integer.parseInt(pixels[1]);
        final MouseEvent event = mouseEvent(canvas, window, MouseEvent.MOUSE_MOVED, 0);
        for (final MouseListener listener : canvas.getMouseListeners()) {
            listener.mouseEntered(event);
        }
        for (final MouseMotionListener listener : canvas.getMouseMotionListeners()) {
            listener.mouseMoved(event);
        }
    }

    private void button(Canvas canvas, Offset window, int id, BiConsumer<MouseListener, MouseEvent> call) {
        final Integer button = BUTTONS.get(argument.isEmpty() ? "LEFT" : argument);
        if (button == null) {
            throw new IllegalArgumentException("Unknown button: " + argument);
        }
        final MouseEvent event = mouseEvent(canvas, window, id, button);
        for (final MouseListener listener : canvas.getMouseListeners()) {
            call.accept(listener, event);
        }
    }

    private void scroll(Canvas canvas, Offset window) {
        final MouseWheelEvent event = new MouseWheelEvent(canvas, MouseEvent.MOUSE_WHEEL,
            System.currentTimeMillis(), 0, mouseX, mouseY, window.x() + mouseX, window.y() + mouseY, 0, false,
            MouseWheelEvent.WHEEL_UNIT_SCROLL, 1, Integer.parseInt(argument));
        for (final MouseWheelListener listener : canvas.getMouseWheelListeners()) {
            listener.mouseWheelMoved(event);
        }
    }

    private MouseEvent mouseEvent(Canvas canvas, Offset window, int id, int button) {
        return new MouseEvent(canvas, id, System.currentTimeMillis(), 0, mouseX, mouseY,
            window.x() + mouseX, window.y() + mouseY, 1, false, button);
    }
}
