import {type CodeBlockNode, element} from '../../markdown/remarkFilledCode';
import type {Pictures} from './readExamples';

const COMPONENT = 'ExampleBelow';

/** Components for the content below code, which pages import. */
export const BELOW_CODE: ReadonlyMap<string, string> = new Map([
  [COMPONENT, '@site/src/components/examples/ExampleBelow'],
]);

const literal = (value: string | number) => ({type: 'Literal', value});

/** `{still: '…', width: 640}` (estree). */
function objectOf(values: object): object {
  const flags = {method: false, shorthand: false, computed: false, kind: 'init'};
  const properties = Object.entries(values).map(([name, value]: [string, string | number]) => ({
    ...{type: 'Property', key: literal(name), value: literal(value)},
    ...flags,
  }));
  return {type: 'ObjectExpression', properties};
}

/** A JavaScript expression as the value of an attribute. */
function expression(name: string, body: object): object {
  const program = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression: body}],
  };
  const value = {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree: program}};
  return {type: 'mdxJsxAttribute', name, value};
}

/** Content below code: the image, and the complete program. */
export interface Below {
  readonly pictures: Pictures | undefined;
  /** End of the program's address. Without it, the program is not offered. */
  readonly slug: string | undefined;
}

/** The component below code. */
export function belowCode({pictures, slug}: Below): CodeBlockNode {
  const program = slug === undefined ? [] : [{type: 'mdxJsxAttribute', name: 'slug', value: slug}];
  const drawn = pictures ? [expression('pictures', objectOf(pictures))] : [];
  return element(COMPONENT, [], [...drawn, ...program]);
}
