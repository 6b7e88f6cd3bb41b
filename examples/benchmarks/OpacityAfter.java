import dev.screwbox.core.graphics.internal.ImageOperations;

import java.awt.image.BufferedImage;

/** Inverts the opacity of a light map like release 3.21.1. */
public class OpacityAfter {

    public static void main(String[] args) {
        BufferedImage image = new BufferedImage(320, 180, BufferedImage.TYPE_INT_ARGB);
        Measure.call("inverting opacity, 320 x 180 pixels",
            () -> ImageOperations.invertOpacity(image));
    }
}
