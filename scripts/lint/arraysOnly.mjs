import ts from 'typescript';

/** The arrays of the language, which `concat` takes apart. */
const ARRAYS = new Set(['Array', 'ReadonlyArray', 'RegExpMatchArray', 'RegExpExecArray']);

/**
 * For scripts that a site's Babel compiles: for old browsers, Docusaurus has it take all that is
 * spread for arrays. `[...map.values()]` becomes `[].concat(map.values())`, which is not a list of the
 * values, and `const [first] = set` becomes `set[0]`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const arraysOnly = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {notAnArray: 'For old browsers, only arrays are taken apart: use `Array.from(…)`.'},
  },
  create(context) {
    const {program, getTypeAtLocation} = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    /** Whether a type, or each of a union, is as asked. */
    const every = (type, test) =>
      type.isUnion() ? type.types.every((one) => every(one, test)) : test(type);
    const isArray = (type) =>
      (type.flags & ts.TypeFlags.Any) !== 0 ||
      checker.isTupleType(type) ||
      ARRAYS.has(type.symbol?.name);
    /** Typed arrays and lists of nodes have numbered entries, too. */
    const isNumbered = (type) =>
      isArray(type) ||
      ((type.flags & ts.TypeFlags.Object) !== 0 && type.getNumberIndexType() !== undefined);
    const check = (node, typed, test) => {
      if (!every(getTypeAtLocation(typed), test)) context.report({node, messageId: 'notAnArray'});
    };
    return {
      ':matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement'(node) {
        // The only argument goes to `apply`, which takes what is numbered.
        const isAlone = node.parent.arguments?.length === 1;
        check(node, node.argument, isAlone ? isNumbered : isArray);
      },
      ArrayPattern: (node) => check(node, node, isNumbered),
    };
  },
};
