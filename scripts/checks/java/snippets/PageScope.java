package snippets;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Generates the source files of a page's blocks. Each block can use declarations of the blocks
 * before it.
 */
final class PageScope {

    private final String page;
    private final String imports;
    private final List<ParsedBlock> earlier = new ArrayList<>();
    private final boolean isRun;
    private int number;

    /**
     * @param isRun whether the blocks will be run; if so, the code before a block keeps the
     * initial values of earlier variables
     */
    PageScope(String page, String imports, boolean isRun) {
        this.page = page;
        this.imports = imports;
        this.isRun = isRun;
    }

    /**
     * Returns the source files for a block. The first one contains the block itself. The others
     * repeat types of earlier blocks in the block's package, unless the block declares a type of
     * the same name.
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
        if (isRun) {
            Needs.of(block, earlier).forEach(needed -> nestRun(needed, opening, closing));
            closing.insert(0, start("Block", block.shape() == Shape.STATEMENTS ? ".run()" : ""));
        } else {
            earlier.forEach(other -> nest(other.declarations(), opening, closing));
        }
        final String body = isRun ? block.body().replace("@Override", "") : block.body();
        return head(packageName, importsFor(block, opening.toString())) + opening
            + block.shape().before + "\n" + body + "\n" + block.shape().after + closing;
    }

    /**
     * Returns the imports of the block and of earlier blocks. If blocks are run, unused imports of
     * earlier blocks are left out.
     */
    private List<String> importsFor(ParsedBlock block, String opening) {
        final Set<String> names = Needs.namesIn(opening + block.body());
        final List<String> all = new ArrayList<>(block.imports());
        earlier.forEach(other -> other.imports().stream()
            .filter(line -> !isRun || names.contains(line.replaceAll(".*\\W(\\w+)\\s*;", "$1")))
            .forEach(all::add));
        return all.stream().distinct().toList();
    }

    private static String start(String inner, String run) {
        return "void runInside() throws Exception { new " + inner + "()" + run + "; }";
    }

    /**
     * Nests later code inside the classes of earlier blocks, so that it can redeclare their names.
     */
    private static void nest(List<Declaration> declarations, StringBuilder opening,
                             StringBuilder closing) {
        if (declarations.isEmpty()) {
            return;
        }
        opening.append("class Scope").append(closing.length()).append(" {");
        declarations.stream().filter(declaration -> !declaration.isInferred()).forEach(declaration ->
            opening.append(declaration.isMember() ? declaration.code() : declaration.withoutValue()));
        closing.insert(0, '}');
        final List<Declaration> inferred =
            declarations.stream().filter(Declaration::isInferred).toList();
        if (!inferred.isEmpty()) {
            opening.append("void run() throws Exception {");
            inferred.forEach(variable -> opening.append(variable.code()));
            closing.insert(0, '}');
        }
    }

    /**
     * Nests code like {@link #nest}, but with the initial values of variables, because this code is
     * run and not only compiled.
     */
    private static void nestRun(List<Declaration> declarations, StringBuilder opening,
                                StringBuilder closing) {
        final String name = "Scope" + closing.length();
        closing.insert(0, "}" + start(name, ".runInside()"));
        opening.append("class ").append(name).append(" {");
        declarations.stream().filter(declaration -> !declaration.isInferred())
            .forEach(declaration -> opening.append(declaration.code()));
        final List<Declaration> inferred =
            declarations.stream().filter(Declaration::isInferred).toList();
        if (!inferred.isEmpty()) {
            final String local = "Local" + closing.length();
            opening.append("void runInside() throws Exception {");
            inferred.forEach(variable -> opening.append(variable.code()));
            opening.append("class ").append(local).append(" {");
            closing.insert(0, "} new " + local + "().runInside(); }");
        }
    }
}
