package snippets;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** The compiler of the running JDK. Snippets must be Java 17, even if the JDK is newer. */
final class Compiler {

    private static final List<String> OPTIONS = List.of("-source", "17", "-proc:none", "-nowarn",
        "-Xlint:none", "-Xmaxerrs", "1000000", "-XDshould-stop.ifError=FLOW", "-classpath", "");

    private final JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    private final JavaFileManager files =
        javac.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);

    boolean write(List<MemorySource> sources, DiagnosticListener<JavaFileObject> listener,
                  String classPath, String folder) {
        final List<String> options = List.of("--release", "21", "-proc:none", "-nowarn",
            "-Xlint:none", "-Xmaxerrs", "1000000", "-classpath", classPath, "-d", folder);
        return javac.getTask(null, files, listener, options, null, sources).call();
    }

    JavacTask task(List<MemorySource> sources, DiagnosticListener<JavaFileObject> listener) {
        return (JavacTask) javac.getTask(null, files, listener, OPTIONS, null, sources);
    }

    Iterable<? extends CompilationUnitTree> parse(JavacTask task) {
        try {
            return task.parse();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void analyze(JavacTask task) {
        try {
            task.analyze();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
