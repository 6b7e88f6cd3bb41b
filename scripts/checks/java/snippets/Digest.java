package snippets;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** Digests that change if a block, or the code that it is run with, changes. */
final class Digest {

    private static final int BYTES = 6;

    private Digest() {
    }

    /** The position of the block on its page, and the imports of all blocks, are not included. */
    static String of(List<MemorySource> files, String imports) {
        try {
            final MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (final MemorySource file : files) {
                final String code = file.code().replace(imports, "")
                    .replace("package " + file.packageName() + ";", "");
                digest.update(code.getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
