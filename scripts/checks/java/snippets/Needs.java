package snippets;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

final class Needs {

    private static final Pattern COMMENT_OR_TEXT = Pattern.compile(
        "//[^\n]*|/\\*(?s:.*?)\\*/|\"\"\"(?s:.*?)\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*\"");
    /** Does not match after a dot, because such a name is a member of another type. */
    private static final Pattern NAME = Pattern.compile("(?<![\\w.])[A-Za-z_]\\w*");

    private Needs() {
    }

    /**
     * Returns the needed declarations of each earlier block, in the order of the blocks. Blocks
     * that are not needed are left out. If a name is declared several times, the last declaration
     * counts.
     */
    static List<List<Declaration>> of(ParsedBlock block, List<ParsedBlock> earlier) {
        final List<List<Declaration>> needed = new ArrayList<>();
        final Set<String> open = namesIn(block.body());
        block.declarations().forEach(own -> open.remove(own.name()));
        for (int index = earlier.size() - 1; index >= 0; index--) {
            final ParsedBlock other = earlier.get(index);
            final Set<Declaration> found = new HashSet<>();
            for (Declaration next = next(other, open, found); next != null;
                 next = next(other, open, found)) {
                found.add(next);
                open.addAll(namesIn(next.code()));
            }
            if (!found.isEmpty()) {
                needed.add(0, other.declarations().stream().filter(found::contains).toList());
                found.forEach(declaration -> open.remove(declaration.name()));
            }
        }
        return needed;
    }

    private static Declaration next(ParsedBlock block, Set<String> names, Set<Declaration> found) {
        return block.declarations().stream()
            .filter(declaration -> names.contains(declaration.name()) && !found.contains(declaration))
            // Skips declarations that create an engine, because the runner provides the only one.
            .filter(declaration -> !declaration.value().contains("createEngine"))
            .findFirst().orElse(null);
    }

    static Set<String> namesIn(String code) {
        final String bare = COMMENT_OR_TEXT.matcher(code).replaceAll(" ").replace("this.", " ");
        final Set<String> names = new HashSet<>();
        final Matcher matcher = NAME.matcher(bare);
        while (matcher.find()) {
            names.add(matcher.group());
        }
        return names;
    }
}
