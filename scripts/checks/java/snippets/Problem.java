package snippets;

import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * An error of the compiler.
 *
 * @param line line in the block, counted from 1; 0 if the error is in the code before the block
 */
record Problem(long line, String code, String message) {

    static Problem of(Diagnostic<? extends JavaFileObject> diagnostic) {
        final String message = diagnostic.getMessage(Locale.ENGLISH);
        return new Problem(diagnostic.getLineNumber() - 1, diagnostic.getCode(), message);
    }
}
