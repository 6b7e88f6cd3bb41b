import {type CodeBlockNode, element} from '../../markdown/remarkFilledCode';
import type {Pictures} from './readExamples';

const COMPONENT = 'ExampleBelow';

/** Components for content below code, with the modules from which pages import them. */
export const BELOW_CODE: ReadonlyMap<string, string> = new Map([
  [COMPONENT, '@site/src/components/examples/ExampleBelow'],
]);

const literal = (value: string | number) => ({type: 'Literal', value});

/** Returns an object literal such as `{still: '…', width: 640}` (estree). */
function objectOf(values: object): object {
  const flags = {method: false, shorthand: false, computed: false, kind: 'init'};
  const properties = Object.entries(values).map(([name, value]: [string, string | number]) => ({
    ...{type: 'Property', key: literal(name), value: literal(value)},
    ...flags,
  }));
  return {type: 'ObjectExpression', properties};
}

function expression(name: string, body: object): object {
  const program = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression: body}],
  };
  const value = {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree: program}};
  return {type: 'mdxJsxAttribute', name, value};
}

export interface Below {
  readonly pictures: Pictures | undefined;
  /** Last part of the program's address. If undefined, the complete program is not offered. */
  readonly slug: string | undefined;
}

export function belowCode({pictures, slug}: Below): CodeBlockNode {
  const program = slug === undefined ? [] : [{type: 'mdxJsxAttribute', name: 'slug', value: slug}];
  const drawn = pictures ? [expression('pictures', objectOf(pictures))] : [];
  return element(COMPONENT, [], [...drawn, ...program]);
}
