package runner;

import java.awt.AWTException;
import java.awt.Canvas;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.image.BufferedImage;
import java.awt.image.VolatileImage;
import java.util.Optional;

/**
 * Reads what the engine has drawn. A screenshot captures the part of the screen where Java believes
 * the window to be. A virtual screen has no window manager, so Java may use an outdated position,
 * especially on a busy machine, and the screenshot is black. The buffer that the engine draws to
 * contains the complete image.
 */
final class Drawing {

    private Drawing() {
    }

    /** Returns the image in the buffer; empty on systems that store it elsewhere. */
    static Optional<BufferedImage> in(Canvas canvas) {
        return Fields.find(canvas.getBufferStrategy(), "backBuffers")
            .map(buffers -> ((VolatileImage[]) buffers)[0].getSnapshot());
    }

    static final class BufferRobot extends Robot {

        private final Canvas canvas;
        private final Runnable awaitDrawing;

        BufferRobot(Canvas canvas, Runnable awaitDrawing) throws AWTException {
            this.canvas = canvas;
            this.awaitDrawing = awaitDrawing;
        }

        @Override
        public synchronized BufferedImage createScreenCapture(Rectangle area) {
            awaitDrawing.run();
            return in(canvas).orElseGet(() -> super.createScreenCapture(area));
        }
    }
}
