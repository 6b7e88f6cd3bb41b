/*
 * page: /docs/core-modules/keyboard
 * claim: While a recording runs, the keyboard collects everything that the player types.
 * claim: Control characters, such as the line break from Enter, become part of the text.
 * claim: Backspace is meant to remove the last character, but on Linux it is also recorded as a control character.
 * picture: none
 */

import support.Expect;
import support.WindowRun;

import java.awt.AWTException;
import java.awt.Robot;
import java.awt.event.KeyEvent;

public class TypedText {

    private static final int[] KEYS = {KeyEvent.VK_A, KeyEvent.VK_B, KeyEvent.VK_BACK_SPACE, KeyEvent.VK_ENTER};

    public static void main(final String[] args) throws AWTException {
        final Robot robot = new Robot();
        final int[] typed = {0};
        final String[] text = new String[1];
        WindowRun.run(engine -> engine.graphics().configuration().setResolution(320, 180), (engine, frame) -> {
            if (frame == 20) {
                final var window = engine.window().position();
                robot.mouseMove(window.x() + 100, window.y() + 100);
                robot.mousePress(java.awt.event.InputEvent.BUTTON1_DOWN_MASK);
                robot.mouseRelease(java.awt.event.InputEvent.BUTTON1_DOWN_MASK);
                engine.keyboard().startRecording();
            }
            if (frame >= 60 && frame % 20 == 0 && typed[0] < KEYS.length) {
                robot.keyPress(KEYS[typed[0]]);
                robot.keyRelease(KEYS[typed[0]]);
                typed[0]++;
            }
            if (frame == 200) {
                text[0] = engine.keyboard().stopRecording();
            }
            return frame == 200;
        });
        final boolean isLinux = System.getProperty("os.name").startsWith("Linux");
        Expect.same("the recorded text", isLinux ? "ab\b\n" : "a\n", text[0]);
    }
}
