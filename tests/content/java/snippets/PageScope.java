package snippets;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes the source files of a page's blocks, each of which sees the blocks before it. */
final class PageScope {

    private final String page;
    private final String imports;
    private final List<ParsedBlock> earlier = new ArrayList<>();
    private final boolean isRun;
    private int number;

    /** @param isRun whether blocks are run, after what earlier blocks set */
    PageScope(String page, String imports, boolean isRun) {
        this.page = page;
        this.imports = imports;
        this.isRun = isRun;
    }

    /**
     * The file of the block comes first. The others repeat the types of earlier blocks in the
     * block's own package: what a block declares anew replaces what an earlier one declared.
     */
    List<MemorySource> add(ParsedBlock block) {
        final String packageName = page + ".block" + ++number;
        final List<MemorySource> files = new ArrayList<>();
        files.add(new MemorySource(path(packageName, "Block"), source(packageName, block)));
        final Map<String, ParsedBlock> owners = new LinkedHashMap<>();
        earlier.forEach(other -> other.types().forEach(type -> owners.put(type.name(), other)));
        block.types().forEach(type -> owners.remove(type.name()));
        for (final String body : mentioned(owners, files.get(0).code())) {
            files.add(new MemorySource(path(packageName, "Earlier" + files.size()),
                head(packageName, List.of()) + body));
        }
        earlier.add(block);
        return files;
    }

    /** Earlier types that the code mentions, those that these mention, and so on. */
    private static List<String> mentioned(Map<String, ParsedBlock> owners, String code) {
        final Map<ParsedBlock, String> bodies = new LinkedHashMap<>();
        final Deque<String> unread = new ArrayDeque<>(List.of(code));
        while (!unread.isEmpty()) {
            final Set<String> words = Set.copyOf(List.of(unread.pop().split("\\W+")));
            owners.forEach((name, block) -> {
                if (words.contains(name) && !bodies.containsKey(block)) {
                    bodies.put(block, onlyTypesOwned(block, owners));
                    unread.push(bodies.get(block));
                }
            });
        }
        return List.copyOf(bodies.values());
    }

    private static String path(String packageName, String name) {
        return packageName.replace('.', '/') + '/' + name;
    }

    private static String onlyTypesOwned(ParsedBlock block, Map<String, ParsedBlock> owners) {
        final StringBuilder body = new StringBuilder(block.body());
        for (final ParsedBlock.DeclaredType type : block.types()) {
            if (owners.get(type.name()) != block) {
                body.replace(type.start(), type.end(), " ".repeat(type.end() - type.start()));
            }
        }
        return body.toString();
    }

    private String head(String packageName, List<String> moreImports) {
        return "package " + packageName + "; " + imports + " " + String.join(" ", moreImports);
    }

    private String source(String packageName, ParsedBlock block) {
        if (block.shape() == Shape.TYPES) {
            return head(packageName, List.of()) + "\n" + block.body();
        }
        final StringBuilder opening = new StringBuilder("class Page extends snippet.Ambient {");
        final StringBuilder closing = new StringBuilder("}");
        for (final ParsedBlock other : earlier) {
            nest(other, opening, closing);
        }
        if (isRun) {
            closing.insert(0, start("Block", block.shape() == Shape.STATEMENTS ? ".run()" : ""));
        }
        final List<String> all = new ArrayList<>(block.imports());
        earlier.forEach(other -> all.addAll(other.imports()));
        final String distinct = all.stream().distinct().collect(Collectors.joining(" "));
        final String body = isRun ? block.body().replace("@Override", "") : block.body();
        return head(packageName, List.of(distinct)) + opening + block.shape().before + "\n"
            + body + "\n" + block.shape().after + closing;
    }

    /** The method that creates and runs what stands inside a class. */
    private static String start(String inner, String run) {
        return "void runInside() throws Exception { new " + inner + "()" + run + "; }";
    }

    /** Everything later stands inside the classes of earlier blocks and may hide their names. */
    private void nest(ParsedBlock block, StringBuilder opening, StringBuilder closing) {
        if (block.members().isEmpty() && block.fields().isEmpty() && block.inferred().isEmpty()) {
            return;
        }
        final String name = "Scope" + closing.length();
        if (isRun) {
            closing.insert(0, start(name, ".runInside()"));
        }
        opening.append("class ").append(name).append(" {");
        variables(block).forEach(field -> opening.append(field).append("; "));
        block.members().forEach(member -> opening.append(member).append(' '));
        closing.insert(0, '}');
        if (!block.inferred().isEmpty()) {
            opening.append("void ").append(isRun ? "runInside" : "run").append("() throws Exception {");
            block.inferred().forEach(v -> opening.append("var ").append(v).append("; "));
            closing.insert(0, '}');
            if (isRun) {
                final String local = "Local" + closing.length();
                opening.append("class ").append(local).append(" {");
                closing.insert(0, "} new " + local + "().runInside(); ");
            }
        }
    }

    /** Variables of an earlier block; there is one engine, which the runner has created. */
    private List<String> variables(ParsedBlock block) {
        return isRun
            ? block.initialized().stream().filter(field -> !field.contains("createEngine")).toList()
            : block.fields();
    }
}
