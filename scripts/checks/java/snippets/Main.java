package snippets;

import com.sun.source.util.JavacTask;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;

/**
 * Compiles snippets. Reads records from standard input, each with a line "kind name length" and that number
 * of bytes: {@code imports} (one line for all snippets), {@code source} (a file that snippets may use) and
 * {@code block} (named "page/number"). Writes one line for each error: "error", block or source, line in the
 * block, code and message, separated by tabs. The last line is "done" and the number of methods that were
 * accepted because they are newer than the JDK. The arguments {@code write} and {@code digests} are for
 * blocks that are run.
 */
public final class Main {

    private final Compiler compiler = new Compiler();
    private final List<MemorySource> sources = new ArrayList<>();
    private final Map<String, List<Block>> pages = new LinkedHashMap<>();
    private final PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    private String imports = "";
    private int newerMethods;

    public static void main(String[] args) throws IOException {
        Locale.setDefault(Locale.ENGLISH);
        final Main main = new Main();
        main.read(new DataInputStream(System.in));
        if (List.of(args).contains("write")) {
            main.write(args[1], args[2]);
        } else if (List.of(args).contains("digests")) {
            main.writeDigests();
        } else {
            main.compile();
        }
        main.out.flush();
    }

    private void read(DataInputStream in) throws IOException {
        final byte[] all = in.readAllBytes();
        int position = 0;
        while (position < all.length) {
            int end = position;
            while (all[end] != '\n') {
                end++;
            }
            final String[] head = new String(all, position, end - position,
                StandardCharsets.UTF_8).split(" ");
            final int length = Integer.parseInt(head[2]);
            accept(head[0], head[1], new String(all, end + 1, length, StandardCharsets.UTF_8));
            position = end + 1 + length;
        }
    }

    private void accept(String kind, String name, String text) {
        switch (kind) {
            case "imports" -> imports = text;
            case "source" -> sources.add(new MemorySource(name.replace('.', '/'), text));
            case "block" -> pages.computeIfAbsent(name.split("/")[0], page -> new ArrayList<>())
                .add(new Block(name, text));
            default -> throw new IllegalArgumentException("Unknown kind of record: " + kind);
        }
    }

    private void compile() {
        final Map<URI, ParsedBlock> blocks = new HashMap<>();
        final List<MemorySource> files = new ArrayList<>(sources);
        final List<Block> all = pages.values().stream().flatMap(List::stream).toList();
        final Map<Block, ParsedBlock> parsed = new BlockParser(compiler).parse(all);
        pages.forEach((page, ofPage) -> {
            final PageScope scope = new PageScope(page, imports, false);
            for (final Block block : ofPage) {
                final ParsedBlock content = parsed.get(block);
                // Reports only the first syntax error, because later ones are usually its
                // consequences.
                content.errors().stream().limit(1).forEach(error -> report(block.id(), error));
                if (content.errors().isEmpty()) {
                    final List<MemorySource> written = scope.add(content);
                    blocks.put(written.get(0).toUri(), content);
                    files.addAll(written);
                }
            }
        });
        final DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        final JavacTask task = compiler.task(files, diagnostics);
        compiler.analyze(task);
        diagnostics.getDiagnostics().stream()
            .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
            .forEach(diagnostic -> judge(diagnostic, blocks));
        out.println("done\t" + newerMethods);
    }

    /**
     * Compiles blocks so that each can be run after earlier ones, and writes their classes below
     * the folder. For each block, writes a "digest" line as {@link #writeDigests} does, and then
     * another line: "written", block, package, shape and names of its types. If the block does not
     * compile, that line is an "error" line as described at the class.
     */
    private void write(String folder, String classPath) {
        final String path = folder + java.io.File.pathSeparator + classPath;
        compiler.write(sources, null, path, folder);
        final Map<ParsedBlock, List<MemorySource>> left = new LinkedHashMap<>();
        forEachRun((content, files) -> {
            writeDigest(content, files);
            left.put(content, files);
        });
        boolean isWritten = false;
        while (!isWritten) {
            final DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
            final List<MemorySource> files = left.values().stream().flatMap(List::stream).toList();
            isWritten = compiler.write(files, found, path, folder);
            if (!isWritten && !left.entrySet().removeIf(
                entry -> isAtFault(entry.getKey(), entry.getValue(), found))) {
                throw new IllegalStateException("No block is at fault: " + found.getDiagnostics());
            }
        }
        left.forEach((content, files) -> out.println(String.join("\t", "written",
            content.block().id(), files.get(0).packageName(), content.shape().name(),
            String.join(" ", content.types().stream().map(ParsedBlock.DeclaredType::name).toList()))));
        out.println("done\t0");
    }

    /** Reports the first compiler error of a block. Returns whether there was one. */
    private boolean isAtFault(ParsedBlock content, List<MemorySource> files,
                              DiagnosticCollector<JavaFileObject> found) {
        final List<URI> own = files.stream().map(MemorySource::toUri).toList();
        final Optional<Problem> first = found.getDiagnostics().stream()
            .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
            .filter(diagnostic -> diagnostic.getSource() != null
                && own.contains(diagnostic.getSource().toUri()))
            .findFirst().map(Problem::of);
        first.ifPresent(problem -> report(content.block().id(), problem));
        return first.isPresent();
    }

    /**
     * Writes one line for each block: "digest", name of the block, and digest of the code that runs
     * with it.
     */
    private void writeDigests() {
        forEachRun(this::writeDigest);
        out.println("done\t0");
    }

    private void writeDigest(ParsedBlock content, List<MemorySource> files) {
        out.println(String.join("\t", "digest", content.block().id(), Digest.of(files, imports)));
    }

    private void forEachRun(BiConsumer<ParsedBlock, List<MemorySource>> action) {
        final List<Block> all = pages.values().stream().flatMap(List::stream).toList();
        final Map<Block, ParsedBlock> parsed = new BlockParser(compiler).parse(all);
        pages.forEach((page, ofPage) -> {
            final PageScope scope = new PageScope(page, imports, true);
            ofPage.forEach(block -> action.accept(parsed.get(block), scope.add(parsed.get(block))));
        });
    }

    private void judge(Diagnostic<? extends JavaFileObject> diagnostic,
                       Map<URI, ParsedBlock> blocks) {
        final Problem problem = Problem.of(diagnostic);
        final URI file = diagnostic.getSource() == null ? null : diagnostic.getSource().toUri();
        final ParsedBlock block = blocks.get(file);
        if (block == null) {
            if (sources.stream().anyMatch(source -> source.toUri().equals(file))) {
                report("source", new Problem(problem.line(), problem.code(),
                    file.getPath() + ":" + diagnostic.getLineNumber() + ": " + problem.message()));
            }
            return; // in the copy of an earlier block, whose own error is reported
        }
        if (Leniency.isNewerThanJdk(diagnostic, problem)) {
            newerMethods++;
        } else if (!Leniency.isMissingSupertype(block, problem)) {
            report(block.block().id(), problem);
        }
    }

    private void report(String where, Problem problem) {
        out.println(String.join("\t", "error", where, Long.toString(problem.line()), problem.code(),
            problem.message().replace("\t", " ").replace("\n", "\\n")));
    }
}
