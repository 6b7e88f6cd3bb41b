package snippets;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** Computes digests that change if a block, or the code that runs with it, changes. */
final class Digest {

    private static final int BYTES = 6;

    private Digest() {
    }

    /** Returns a digest that depends neither on the block's position on its page nor on the imports of all blocks. */
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
