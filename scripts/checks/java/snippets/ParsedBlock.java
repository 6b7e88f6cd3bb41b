package snippets;

import java.util.List;

/**
 * A block after parsing.
 *
 * @param body         its code without package and, unless it declares types, without imports; same lines
 * @param imports      the import statements taken out of the body
 * @param types        names and places of the types it declares at its top level
 * @param declarations what later blocks can use besides
 * @param errors       syntax errors; when there are any, the lists are empty
 */
record ParsedBlock(Block block, Shape shape, String body, List<String> imports,
                   List<DeclaredType> types, List<Declaration> declarations, List<Problem> errors) {

    record DeclaredType(String name, int start, int end) {
    }
}
