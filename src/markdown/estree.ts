import type {MarkdownNode} from './MarkdownNode';

const programOf = (statement: object) => ({
  estree: {type: 'Program', sourceType: 'module', body: [statement]},
});

const literal = (value: string | number) => ({type: 'Literal', value});

export const attribute = (name: string, value: unknown) => ({type: 'mdxJsxAttribute', name, value});

/** Returns an attribute whose value is a JavaScript expression (estree). */
export function expressionAttribute(name: string, expression: object) {
  const data = programOf({type: 'ExpressionStatement', expression});
  return attribute(name, {type: 'mdxJsxAttributeValueExpression', value: '', data});
}

/** Returns an object literal such as `{still: '…', width: 640}` (estree). */
export function objectOf(values: object): object {
  const flags = {method: false, shorthand: false, computed: false, kind: 'init'};
  const properties = Object.entries(values).map(([name, value]: [string, string | number]) => ({
    ...{type: 'Property', key: literal(name), value: literal(value)},
    ...flags,
  }));
  return {type: 'ObjectExpression', properties};
}

/** Returns `require("./hill.png").default` (estree). */
export function required(file: string): object {
  const callee = {type: 'Identifier', name: 'require'};
  const object = {type: 'CallExpression', callee, arguments: [literal(file)], optional: false};
  const property = {type: 'Identifier', name: 'default'};
  return {type: 'MemberExpression', object, property, computed: false, optional: false};
}

/** Returns `import name from 'module'`. */
export function importOf(name: string, module: string): MarkdownNode {
  const declaration = {
    type: 'ImportDeclaration',
    source: literal(module),
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    attributes: [],
  };
  return {type: 'mdxjsEsm', value: '', data: programOf(declaration)};
}
