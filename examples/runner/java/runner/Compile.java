package runner;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compiles each program separately. Reads one line per program from standard input: a folder for
 * classes and the files of the program, separated by tabs. Writes one line for each error: file, line
 * and message, separated by tabs.
 */
public final class Compile {

    private Compile() {
    }

    public static void main(String[] args) throws IOException {
        final var javac = ToolProvider.getSystemJavaCompiler();
        for (final String line : new String(System.in.readAllBytes()).lines().toList()) {
            final List<String> paths = List.of(line.split("\t"));
            final Path folder = Files.createDirectories(Path.of(paths.get(0)));
            final var problems = new DiagnosticCollector<JavaFileObject>();
            try (var files = javac.getStandardFileManager(null, Locale.ENGLISH, null)) {
                final var options = List.of("-proc:none", "-nowarn", "--release", "21",
                    "-classpath", args[0], "-d", folder.toString());
                final var sources = files.getJavaFileObjectsFromStrings(
                    paths.subList(1, paths.size()));
                javac.getTask(null, files, problems, options, null, sources).call();
            }
            for (final var problem : problems.getDiagnostics()) {
                if (problem.getKind() == javax.tools.Diagnostic.Kind.ERROR) {
                    System.out.println(String.join("\t", problem.getSource().getName(),
                        Long.toString(problem.getLineNumber()),
                        problem.getMessage(Locale.ENGLISH).replaceAll("\\s*\\n\\s*", "; ")));
                }
            }
        }
    }
}
