import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.internal.ImageOperations;
import dev.screwbox.core.graphics.internal.filter.DistortionImageFilter;

import java.awt.image.BufferedImage;

/** Distorts a reflection like release 3.23.0. */
public class DistortionBefore {

    public static void main(String[] args) {
        BufferedImage image = new BufferedImage(640, 180, BufferedImage.TYPE_INT_ARGB);
        var config = new DistortionImageFilter.DistortionConfig(1, 2, 0.5, 0.25, Offset.origin());
        Measure.call("distortion of reflections, 640 x 180 pixels",
            () -> ImageOperations.applyFilter(image, new DistortionImageFilter(image, config)));
    }
}
