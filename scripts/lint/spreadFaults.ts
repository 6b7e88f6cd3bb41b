import path from 'node:path';
import ts from 'typescript';

/** Types that `concat` flattens. */
const ARRAYS = new Set(['Array', 'ReadonlyArray', 'RegExpMatchArray', 'RegExpExecArray']);

/**
 * Finds spreads and array patterns whose value is not an array.
 *
 * For old browsers, Docusaurus's Babel preset assumes that every spread value is an array:
 * `[...map.values()]` becomes `[].concat(map.values())`, and `const [first] = set` becomes `set[0]`.
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
    // A type parameter such as `T extends readonly string[]` is what it extends.
    ARRAYS.has((checker.getBaseConstraintOfType(type) ?? type).getSymbol()?.name ?? '');
  /** Typed arrays and node lists also have indexes. */
  const isIndexed = (type: ts.Type): boolean =>
    isArray(type) ||
    ((type.flags & ts.TypeFlags.Object) !== 0 && type.getNumberIndexType() !== undefined);
  const isFault = (node: ts.Node): boolean => {
    if (ts.isSpreadElement(node)) {
      const type = checker.getTypeAtLocation(node.expression);
      const {parent} = node;
      // A single argument is passed to `apply`, which accepts indexed objects.
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
