package snippets;

import java.util.List;

/**
 * A block after parsing.
 *
 * @param body    its code without package and, unless it declares types, without imports; same lines
 * @param imports the import statements taken out of the body
 * @param types   names and places of the types it declares at its top level
 * @param members members or local types that later blocks can use, each in one line
 * @param fields  variables with a written type, each as "Type name"
 * @param initialized the same with their initial values, for blocks that are run
 * @param inferred variables declared with var, each as "name = initial value"
 * @param errors  syntax errors; when there are any, the lists are empty
 */
record ParsedBlock(Block block, Shape shape, String body, List<String> imports,
                   List<DeclaredType> types, List<String> members, List<String> fields,
                   List<String> initialized, List<String> inferred, List<Problem> errors) {

    record DeclaredType(String name, int start, int end) {
    }
}
