package runner;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;

final class Report {

    private record Picture(long frame, Path file, BufferedImage image) {
    }

    private final Path file;
    private final List<String> logged = new ArrayList<>();
    private final List<String> events = new ArrayList<>();
    private final List<Picture> pictures = new ArrayList<>();
    private String engineVersion;
    private volatile long frame = -1;
    private volatile long stoppedAt;

    Report(Path file) {
        this.file = file;
    }

    void engineVersion(String version) {
        engineVersion = version;
    }

    void frame(long number) {
        frame = number;
    }

    void stopped() {
        stoppedAt = System.currentTimeMillis();
    }

    /** Time at which the runner stopped the engine, in milliseconds; 0 if it is still running. */
    long stoppedAt() {
        return stoppedAt;
    }

    synchronized void log(String level, String message) {
        logged.add(level + " " + message);
    }

    synchronized void event(String line) {
        events.add(line);
    }

    synchronized void picture(long number, Path folder, BufferedImage image) {
        pictures.add(new Picture(number, folder.resolve(number + ".png"), image));
    }

    synchronized void write(String end, String thrown) throws IOException {
        for (final Picture picture : pictures) {
            ImageIO.write(opaque(picture.image()), "png", picture.file().toFile());
        }
        final List<String> frames = pictures.stream()
            .map(picture -> Long.toString(picture.frame())).toList();
        Files.writeString(file, """
            {"end": %s, "thrown": %s, "engineVersion": %s, "frame": %d,
            "logged": %s, "events": %s, "pictures": [%s]}
            """.formatted(text(end), text(thrown), text(engineVersion), frame,
            list(logged), list(events), String.join(", ", frames)));
    }

    private static BufferedImage opaque(BufferedImage image) {
        final var copy = new BufferedImage(image.getWidth(), image.getHeight(),
            BufferedImage.TYPE_INT_RGB);
        copy.createGraphics().drawImage(image, 0, 0, null);
        return copy;
    }

    private static String list(List<String> lines) {
        return lines.stream().map(Report::text).collect(Collectors.joining(", ", "[", "]"));
    }

    private static String text(String value) {
        if (value == null) {
            return "null";
        }
        final StringBuilder json = new StringBuilder("\"");
        for (final char letter : value.toCharArray()) {
            switch (letter) {
                case '"' -> json.append("\\\"");
                case '\\' -> json.append("\\\\");
                default -> json.append(letter < ' ' ? "\\u%04x".formatted((int) letter) : letter);
            }
        }
        return json.append('"').toString();
    }
}
