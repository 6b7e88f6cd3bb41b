package snippets;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

final class Leniency {

    private static final Set<String> NEWER_METHODS = Set.of("clamp", "getFirst", "getLast",
        "removeFirst", "removeLast", "addFirst", "addLast", "reversed");
    private static final Pattern NEWER_OWNER =
        Pattern.compile("\\b(class (java\\.lang\\.)?Math\\b|(List|Deque|Collection|ArrayList|LinkedHashSet)<)");

    private Leniency() {
    }

    /** Whether a method is unknown because it is from Java 21 and the JDK is older. */
    static boolean isNewerThanJdk(Diagnostic<? extends JavaFileObject> diagnostic, Problem problem) {
        if (Runtime.version().feature() >= 21
            || !problem.code().startsWith("compiler.err.cant.resolve")) {
            return false;
        }
        final String rest = contentOf(diagnostic.getSource())
            .substring((int) diagnostic.getPosition()).replaceFirst("^\\.\\s*", "");
        final String name = rest.split("\\W", 2)[0];
        return NEWER_METHODS.contains(name) && NEWER_OWNER.matcher(problem.message()).find();
    }

    private static String contentOf(JavaFileObject file) {
        try {
            return file.getCharContent(true).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Whether a method has {@code @Override} although the snippet shows neither its class nor the supertype.
     */
    static boolean isMissingSupertype(ParsedBlock block, Problem problem) {
        return block.shape() == Shape.MEMBERS
            && problem.code().equals("compiler.err.method.does.not.override.superclass");
    }
}
