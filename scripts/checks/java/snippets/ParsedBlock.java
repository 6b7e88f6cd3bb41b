package snippets;

import java.util.List;

/**
 * A block after parsing.
 *
 * @param body its code without the package statement, with the same line numbers; imports are only
 * kept if the block declares types
 * @param imports the import statements removed from the body
 * @param types names and positions of the types it declares at its top level
 * @param declarations other declarations that later blocks can use
 * @param errors syntax errors; if there are any, the lists are empty
 */
record ParsedBlock(Block block, Shape shape, String body, List<String> imports,
                   List<DeclaredType> types, List<Declaration> declarations, List<Problem> errors) {

    record DeclaredType(String name, int start, int end) {
    }
}
