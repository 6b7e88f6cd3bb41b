package runner;

import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.audio.Sound;
import dev.screwbox.core.audio.SoundBundle;
import dev.screwbox.core.graphics.Frame;
import dev.screwbox.core.graphics.Pixelfont;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.SpriteBundle;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;

/**
 * Draws overviews of the engine's sprites, fonts and sounds as PNG files: {@code sprites-0.png} and
 * so on, {@code fonts.png} and {@code sounds.png}. The argument is the folder for the files.
 */
public final class Sheets {

    private static final Color PAPER = new Color(0x1b2440);
    private static final Color LABEL = new Color(0xd6dcec);
    private static final Color WAVE = new Color(0x2bb3a3);
    private static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 9);
    private static final int COLUMNS = 4;
    private static final int WIDTH = 120;
    private static final int HEIGHT = 92;
    private static final int ROOM = 64;
    private static final int FRAMES = 24;
    private static final int MILLISECONDS_PER_FRAME = 150;
    private static final int FONT_SCALE = 2;
    private static final int LINE_HEIGHT = 30;

    private final Path folder;

    private Sheets(Path folder) {
        this.folder = folder;
    }

    public static void main(String[] args) throws Exception {
        System.setProperty("java.awt.headless", "true");
        final Sheets sheets = new Sheets(Path.of(args[0]));
        for (int frame = 0; frame < FRAMES; frame++) {
            sheets.writeSprites(frame);
        }
        sheets.writeFonts();
        sheets.writeSounds();
        System.exit(0);
    }

    private void writeSprites(int number) throws IOException {
        final SpriteBundle[] all = SpriteBundle.values();
        final int rows = (all.length + COLUMNS - 1) / COLUMNS;
        write("sprites-" + number, COLUMNS * WIDTH, rows * HEIGHT, graphics -> {
            for (int index = 0; index < all.length; index++) {
                final int x = index % COLUMNS * WIDTH;
                final int y = index / COLUMNS * HEIGHT;
                final BufferedImage image = frameAt(all[index].get(), number).image();
                final int large = Math.max(image.getWidth(), image.getHeight());
                final double scale = large > ROOM ? (double) ROOM / large : ROOM / large;
                final int width = (int) (image.getWidth() * scale);
                final int height = (int) (image.getHeight() * scale);
                graphics.drawImage(image, x + (WIDTH - width) / 2, y + 6 + (ROOM - height) / 2,
                    width, height, null);
                label(graphics, all[index].name(), x, y + HEIGHT - 12, WIDTH);
            }
        });
    }

    private static Frame frameAt(Sprite sprite, int number) {
        final List<Frame> frames = sprite.allFrames();
        final long duration = Math.max(1, frames.get(0).duration().milliseconds());
        final long index = number * (long) MILLISECONDS_PER_FRAME / duration;
        return frames.get((int) (index % frames.size()));
    }

    private void writeFonts() throws IOException {
        int lines = 0;
        for (final FontBundle bundle : FontBundle.values()) {
            lines += 1 + linesOf(bundle).size();
        }
        write("fonts", COLUMNS * WIDTH, 16 + lines * LINE_HEIGHT, graphics -> {
            int y = 8;
            for (final FontBundle bundle : FontBundle.values()) {
                graphics.setColor(LABEL);
                graphics.drawString(bundle.name(), 16, y + 16);
                y += LINE_HEIGHT;
                for (final String text : linesOf(bundle)) {
                    drawText(graphics, bundle.get(), text, y);
                    y += LINE_HEIGHT;
                }
            }
        });
    }

    private static List<String> linesOf(FontBundle bundle) {
        return Stream.of("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz",
                "0123456789 .,:!?-|=()[]%")
            .filter(line -> bundle.get().hasCharacter(line.charAt(0)))
            .toList();
    }

    private static void drawText(Graphics2D graphics, Pixelfont font, String text, int y) {
        int x = 16;
        for (final char letter : text.toCharArray()) {
            if (font.hasCharacter(letter)) {
                final var image = (BufferedImage) font.spriteFor(letter).orElseThrow().singleImage();
                final int width = image.getWidth() * FONT_SCALE;
                graphics.drawImage(image, x, y, width, image.getHeight() * FONT_SCALE, null);
                x += width + FONT_SCALE;
            }
        }
    }

    private void writeSounds() throws IOException {
        final SoundBundle[] all = SoundBundle.values();
        final int columns = 2;
        final int width = COLUMNS * WIDTH / columns;
        final int rows = (all.length + columns - 1) / columns;
        final List<double[]> peaks = new ArrayList<>();
        for (final SoundBundle bundle : all) {
            peaks.add(peaksOf(bundle.get(), width - 32));
        }
        write("sounds", COLUMNS * WIDTH, rows * HEIGHT, graphics -> {
            for (int index = 0; index < all.length; index++) {
                final int x = index % columns * width;
                final int y = index / columns * HEIGHT;
                graphics.setColor(WAVE);
                for (int column = 0; column < peaks.get(index).length; column++) {
                    final int half = (int) Math.max(1, peaks.get(index)[column] * ROOM / 2);
                    graphics.fillRect(x + 16 + column, y + 6 + ROOM / 2 - half, 1, 2 * half);
                }
                label(graphics, "%s, %.1f s".formatted(all[index].name(),
                    all[index].get().duration().milliseconds() / 1000.0), x, y + HEIGHT - 12, width);
            }
        });
    }

    private static double[] peaksOf(Sound sound, int parts) throws IOException {
        try (AudioInputStream stream =
                 AudioSystem.getAudioInputStream(new ByteArrayInputStream(sound.content()))) {
            final byte[] bytes = stream.readAllBytes();
            final int samples = bytes.length / 2;
            return IntStream.range(0, parts).mapToDouble(part -> IntStream
                .range((int) ((long) samples * part / parts), (int) ((long) samples * (part + 1) / parts))
                .map(sample -> Math.abs((bytes[2 * sample + 1] << 8) | (bytes[2 * sample] & 0xff)))
                .max().orElse(0) / (double) Short.MAX_VALUE).toArray();
        } catch (UnsupportedAudioFileException e) {
            throw new IOException(e);
        }
    }

    private static void label(Graphics2D graphics, String text, int x, int y, int width) {
        graphics.setColor(LABEL);
        final int length = graphics.getFontMetrics().stringWidth(text);
        graphics.drawString(text, x + (width - length) / 2, y);
    }

    private void write(String name, int width, int height, Consumer<Graphics2D> drawing)
        throws IOException {
        final BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        final Graphics2D graphics = image.createGraphics();
        graphics.setColor(PAPER);
        graphics.fillRect(0, 0, width, height);
        graphics.setFont(FONT);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING,
            RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        drawing.accept(graphics);
        graphics.dispose();
        ImageIO.write(image, "png", folder.resolve(name + ".png").toFile());
    }
}
