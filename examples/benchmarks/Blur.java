import dev.screwbox.core.graphics.internal.filter.BlurImageFilter;

import java.awt.image.BufferedImage;

/** Blurs a light map with radius 3 and 6, for releases 3.21.1 and 3.22.0. */
public class Blur {

    public static void main(String[] args) {
        BufferedImage image = new BufferedImage(320, 180, BufferedImage.TYPE_INT_ARGB);
        for (int radius : new int[]{3, 6}) {
            Measure.call("blur with radius " + radius + ", 320 x 180 pixels",
                () -> new BlurImageFilter(radius).apply(image));
        }
    }
}
