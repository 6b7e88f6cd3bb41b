import dev.screwbox.core.graphics.AutoTile;
import recording.Recording;

/** Number of the image for each of the 256 sets of neighbors. Bit 0 is north, then clockwise. */
public class Tiles {

    public static void main(final String[] args) {
        final double[] small = new double[256];
        final double[] large = new double[256];
        for (int bits = 0; bits < 256; bits++) {
            final var mask = new AutoTile.Mask((bits & 1) > 0, (bits & 2) > 0, (bits & 4) > 0, (bits & 8) > 0,
                (bits & 16) > 0, (bits & 32) > 0, (bits & 64) > 0, (bits & 128) > 0);
            small[bits] = mask.index2x2();
            large[bits] = mask.index3x3();
        }
        new Recording().put("LAYOUT_2X2", small).put("LAYOUT_3X3", large).print();
    }
}
