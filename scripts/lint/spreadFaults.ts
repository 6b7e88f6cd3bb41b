import path from 'node:path';
import ts from 'typescript';

/** Types that `concat` flattens. */
const ARRAYS = new Set(['Array', 'ReadonlyArray', 'RegExpMatchArray', 'RegExpExecArray']);

/**
 * Finds spreads and array patterns whose value is not an array.
 *
 * Docusaurus's Babel preset for old browsers assumes that every such value is an array. It compiles `[...map.values()]`
 * to `[].concat(map.values())`, and `const [first] = set` to `set[0]`.
 *
 * @param program of TypeScript
 * @param files absolute paths of the files to check
 * @returns `file:line` of each fault, with paths relative to the working directory
 */
export function spreadFaults(program: ts.Program, files: readonly string[]): string[] {
  const checker = program.getTypeChecker();
  const every = (type: ts.Type, test: (one: ts.Type) => boolean): boolean =>
    type.isUnion() ? type.types.every((one) => every(one, test)) : test(type);
  const isArray = (type: ts.Type): boolean =>
    (type.flags & ts.TypeFlags.Any) !== 0 ||
    checker.isTupleType(type) ||
    // For a type parameter such as `T extends readonly string[]`, checks its constraint.
    ARRAYS.has((checker.getBaseConstraintOfType(type) ?? type).getSymbol()?.name ?? '');
  const isIndexed = (type: ts.Type): boolean =>
    isArray(type) ||
    ((type.flags & ts.TypeFlags.Object) !== 0 && type.getNumberIndexType() !== undefined);
  const isFault = (node: ts.Node): boolean => {
    if (ts.isSpreadElement(node)) {
      const type = checker.getTypeAtLocation(node.expression);
      const {parent} = node;
      // A spread that is the only argument compiles to `apply`, which also accepts other indexed objects.
      const isAlone =
        (ts.isCallExpression(parent) || ts.isNewExpression(parent)) &&
        parent.arguments?.length === 1;
      return !every(type, isAlone ? isIndexed : isArray);
    }
    return ts.isArrayBindingPattern(node) && !isPatternOfIndexed(node);
  };
  const isPatternOfIndexed = (node: ts.ArrayBindingPattern): boolean => {
    const {parent} = node;
    const source =
      ts.isVariableDeclaration(parent) && parent.initializer ? parent.initializer : node;
    return every(checker.getTypeAtLocation(source), isIndexed);
  };
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} is not part of the program.`);
    const faults: string[] = [];
    const visit = (node: ts.Node): void => {
      if (isFault(node)) {
        const {line} = source.getLineAndCharacterOfPosition(node.getStart());
        faults.push(`${path.relative('.', file)}:${line + 1}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return faults;
  });
}
