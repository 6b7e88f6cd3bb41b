package snippets;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;

/**
 * Parses code blocks as types, as statements and as members, to find out which of them they
 * contain.
 */
final class BlockParser {

    private static final Pattern PACKAGE = Pattern.compile("(?m)^[ \\t]*package\\s+[\\w.]+\\s*;");
    private static final Pattern IMPORT =
        Pattern.compile("(?m)^[ \\t]*import\\s+(?:static\\s+)?[\\w.]+(?:\\.\\*)?\\s*;");
    private static final Pattern LONE_DOTS = Pattern.compile("(?m)^([ \\t]*)(\\.\\.\\.|…)([ \\t]*)$");

    private final Compiler compiler;

    BlockParser(Compiler compiler) {
        this.compiler = compiler;
    }

    Map<Block, ParsedBlock> parse(List<Block> blocks) {
        final Map<Block, List<ParsedBlock>> attempts = new LinkedHashMap<>();
        blocks.forEach(block -> attempts.put(block, new ArrayList<>()));
        for (final Shape shape : Shape.values()) {
            final List<Block> open = blocks.stream()
                .filter(block -> attempts.get(block).stream().noneMatch(a -> a.errors().isEmpty()))
                .toList();
            parseAs(shape, open).forEach(parsed -> attempts.get(parsed.block()).add(parsed));
        }
        final Map<Block, ParsedBlock> best = new LinkedHashMap<>();
        attempts.forEach((block, tried) -> best.put(block, bestOf(tried)));
        return best;
    }

    /**
     * Returns the attempt without errors, or else the one that parsed furthest before its first
     * error.
     */
    private static ParsedBlock bestOf(List<ParsedBlock> attempts) {
        return attempts.stream()
            .max(Comparator
                .<ParsedBlock>comparingLong(attempt -> attempt.errors().stream()
                    .mapToLong(Problem::line).min().orElse(Long.MAX_VALUE))
                .thenComparing(attempt -> attempt.shape() == Shape.STATEMENTS))
            .orElseThrow();
    }

    private List<ParsedBlock> parseAs(Shape shape, List<Block> blocks) {
        final Map<URI, Block> byFile = new HashMap<>();
        final Map<Block, List<String>> imports = new HashMap<>();
        final List<MemorySource> files = new ArrayList<>();
        for (final Block block : blocks) {
            final List<String> taken = new ArrayList<>();
            final String body = body(block.code(), shape, taken);
            final MemorySource file = new MemorySource("parse/Block" + files.size(),
                shape.before + "\n" + body + "\n" + shape.after);
            files.add(file);
            byFile.put(file.toUri(), block);
            imports.put(block, taken);
        }
        if (files.isEmpty()) {
            return List.of();
        }
        final DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        final JavacTask task = compiler.task(files, diagnostics);
        final List<ParsedBlock> parsed = new ArrayList<>();
        for (final CompilationUnitTree unit : compiler.parse(task)) {
            // The compiler wraps the files it receives, so this compares their URIs.
            final URI file = unit.getSourceFile().toUri();
            final Block block = byFile.get(file);
            final List<Problem> errors = diagnostics.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .filter(diagnostic -> diagnostic.getSource().toUri().equals(file))
                .map(Problem::of)
                .toList();
            final String code = files.get(parsed.size()).code();
            parsed.add(new Content(block, shape, code, imports.get(block), errors)
                .read(unit, Trees.instance(task).getSourcePositions()));
        }
        return parsed;
    }

    private static String body(String code, Shape shape, List<String> imports) {
        String body = LONE_DOTS.matcher(code).replaceAll("$1//$2");
        body = PACKAGE.matcher(body).replaceAll(found -> blank(found.group()));
        if (shape == Shape.TYPES) {
            return body;
        }
        return IMPORT.matcher(body).replaceAll(found -> {
            imports.add(found.group().trim());
            return blank(found.group());
        });
    }

    private static String blank(String text) {
        return Matcher.quoteReplacement(text.replaceAll("[^\\n]", " "));
    }

    private record Content(Block block, Shape shape, String code, List<String> imports,
                           List<Problem> errors) {

        ParsedBlock read(CompilationUnitTree unit, SourcePositions positions) {
            final List<ParsedBlock.DeclaredType> types = new ArrayList<>();
            final List<Declaration> declarations = new ArrayList<>();
            final String body = code.substring(shape.before.length() + 1,
                code.length() - shape.after.length() - 1);
            for (final Tree tree : errors.isEmpty() ? declarations(unit) : List.<Tree>of()) {
                final int start = (int) positions.getStartPosition(unit, tree);
                final int end = (int) positions.getEndPosition(unit, tree);
                if (start < 0 || end <= start) {
                    continue; // the constructor that the compiler adds
                }
                if (shape == Shape.TYPES && tree instanceof ClassTree type) {
                    final int offset = shape.before.length() + 1;
                    types.add(new ParsedBlock.DeclaredType(type.getSimpleName().toString(),
                        start - offset, end - offset));
                } else if (shape == Shape.STATEMENTS && tree instanceof VariableTree variable) {
                    variable(variable, positions, unit).ifPresent(declarations::add);
                } else if (shape == Shape.MEMBERS || tree instanceof ClassTree) {
                    declarations.add(Declaration.member(nameOf(tree),
                        OneLine.of(code.substring(start, end))));
                }
            }
            return new ParsedBlock(block, shape, body, imports, types, declarations, errors);
        }

        private static String nameOf(Tree tree) {
            if (tree instanceof MethodTree method) {
                return method.getName().toString();
            }
            if (tree instanceof VariableTree variable) {
                return variable.getName().toString();
            }
            return tree instanceof ClassTree type ? type.getSimpleName().toString() : "";
        }

        private Optional<Declaration> variable(VariableTree variable, SourcePositions positions,
                                               CompilationUnitTree unit) {
            // The type of a variable declared with {@code var} has no separate tree before
            // attribution.
            final Tree type = variable.getType();
            final int typeStart = type == null ? -1 : (int) positions.getStartPosition(unit, type);
            final int typeEnd = type == null ? -1 : (int) positions.getEndPosition(unit, type);
            final String name = variable.getName().toString();
            final String value = initialValue(variable, positions, unit);
            if (typeEnd > typeStart && typeStart >= 0) {
                final String typeName = OneLine.of(code.substring(typeStart, typeEnd));
                return Optional.of(Declaration.variable(typeName, name, value));
            }
            return value.isEmpty() ? Optional.empty()
                : Optional.of(Declaration.inferred(name, value));
        }

        private String initialValue(VariableTree variable, SourcePositions positions,
                                    CompilationUnitTree unit) {
            final Tree value = variable.getInitializer();
            return value == null ? "" : " = " + OneLine.of(code.substring(
                (int) positions.getStartPosition(unit, value),
                (int) positions.getEndPosition(unit, value)));
        }

        private List<? extends Tree> declarations(CompilationUnitTree unit) {
            if (shape == Shape.TYPES) {
                return unit.getTypeDecls();
            }
            final ClassTree wrapper = (ClassTree) unit.getTypeDecls().get(0);
            if (shape == Shape.MEMBERS) {
                return wrapper.getMembers();
            }
            return wrapper.getMembers().stream()
                .filter(MethodTree.class::isInstance)
                .map(MethodTree.class::cast)
                .filter(method -> method.getName().contentEquals("run"))
                .flatMap(method -> method.getBody().getStatements().stream())
                .toList();
        }
    }
}
