package runner;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarFile;

/**
 * Prepares an engine release so that a program draws the same in every run. Writes a copy of the
 * engine's class {@code Time} that reads {@link GameClock} instead of the system clock. Also lists
 * the classes that use random numbers, for {@link Seeds}.
 */
public final class Prepare {

    static final String RANDOM_CLASSES = "random-classes";
    private static final String TIME = "dev/screwbox/core/Time.class";
    private static final int UTF8 = 1;

    private Prepare() {
    }

    /**
     * Takes as arguments a folder, which must precede the engine in the class path, and the
     * engine's jars.
     */
    public static void main(String[] args) throws IOException {
        final Path folder = Path.of(args[0]);
        final List<String> randomClasses = new ArrayList<>();
        boolean hasTime = false;
        for (final String path : Arrays.asList(args).subList(1, args.length)) {
            try (JarFile jar = new JarFile(path)) {
                for (final var entry : jar.stream().toList()) {
                    final String name = entry.getName();
                    if (!name.startsWith("dev/screwbox/") || !name.endsWith(".class")) {
                        continue;
                    }
                    final byte[] content = jar.getInputStream(entry).readAllBytes();
                    if (name.equals(TIME)) {
                        final Path file = folder.resolve(TIME);
                        Files.createDirectories(file.getParent());
                        Files.write(file, withConstant(content, "java/lang/System",
                            GameClock.class.getName().replace('.', '/')));
                        hasTime = true;
                    }
                    if (new String(content, StandardCharsets.ISO_8859_1).contains("java/util/Random")) {
                        randomClasses.add(name.replace('/', '.').replaceAll("\\.class$", ""));
                    }
                }
            }
        }
        if (!hasTime) {
            throw new IllegalStateException("This release has no " + TIME + ": see Prepare of the runner.");
        }
        Files.write(folder.resolve(RANDOM_CLASSES), randomClasses);
    }

    /** Replaces a string in the constant pool, so that the code calls another class. */
    private static byte[] withConstant(byte[] content, String from, String to) throws IOException {
        final var bytes = new ByteArrayOutputStream();
        final var input = new DataInputStream(new java.io.ByteArrayInputStream(content));
        final var output = new DataOutputStream(bytes);
        output.writeLong(input.readLong());
        final int count = input.readUnsignedShort();
        output.writeShort(count);
        for (int nr = 1; nr < count; nr++) {
            final int kind = input.readUnsignedByte();
            output.writeByte(kind);
            if (kind == UTF8) {
                final String text = input.readUTF();
                output.writeUTF(text.equals(from) ? to : text);
            } else {
                output.write(input.readNBytes(sizeOf(kind)));
            }
            // Constants of eight bytes occupy two entries.
            nr += sizeOf(kind) == Long.BYTES ? 1 : 0;
        }
        input.transferTo(output);
        return bytes.toByteArray();
    }

    /**
     * Returns the size of a constant other than a string in bytes (Java Virtual Machine
     * Specification, section 4.4).
     */
    private static int sizeOf(int kind) {
        return switch (kind) {
            case UTF8 -> 0;
            case 7, 8, 16, 19, 20 -> 2;
            case 15 -> 3;
            case 3, 4, 9, 10, 11, 12, 17, 18 -> 4;
            case 5, 6 -> 8;
            default -> throw new IllegalStateException("Unknown constant of a class: " + kind);
        };
    }
}
