import dev.screwbox.core.Percent;
import dev.screwbox.core.graphics.ShaderBundle;
import dev.screwbox.core.graphics.internal.ImageOperations;
import recording.Recording;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;

/**
 * Pixels of the creature in the figure after each shader of the bundle, at a progress of 0.3, as aarrggbb.
 */
public class Shaders {

    private static final List<String> CREATURE = List.of(
        "................", "................", ".....######.....", "...##gggggg##...", "...#gggggggg#...",
        "..#gggwwggwwg#..", "..#gggwkggwkg#..", "..#gggggggggg#..", "..#ggggrrrrgg#..", "...#gggggggg#...",
        "...##gggggg##...", ".....######.....", "....yy....yy....", "...yyy....yyy...", "................",
        "................");
    private static final Map<Character, Integer> COLORS = Map.of(
        '#', 0xff1d5c2e, 'g', 0xff4cae50, 'w', 0xffffffff, 'k', 0xff202020, 'r', 0xffd63a31, 'y', 0xffe8b931);

    public static void main(final String[] args) {
        final var picture = new BufferedImage(16, 16, BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < 16; y++) {
            for (int x = 0; x < 16; x++) {
                picture.setRGB(x, y, COLORS.getOrDefault(CREATURE.get(y).charAt(x), 0));
            }
        }
        final Recording recording = new Recording();
        for (final ShaderBundle entry : ShaderBundle.values()) {
            final var setup = entry.get();
            final BufferedImage drawn = ImageOperations.cloneImage(
                setup.shader().apply(picture, setup.ease().applyOn(Percent.of(0.3))));
            final StringBuilder pixels = new StringBuilder();
            for (int y = 0; y < drawn.getHeight(); y++) {
                for (int x = 0; x < drawn.getWidth(); x++) {
                    pixels.append(String.format("%08x", drawn.getRGB(x, y)));
                }
            }
            recording.put(entry.name(), drawn.getWidth() + "x" + drawn.getHeight() + ":" + pixels);
        }
        recording.print();
    }
}
