import path from 'node:path';
import {type CodeBlockNode, element, type Filler} from '../filled-code/remarkFilledCode';
import {type Example, readExamples} from './readExamples';
import {regionOf, withoutRegions} from './regionOf';

/** What a fence such as `example=Rain region=drops picture` says. */
interface Fence {
  readonly name: string;
  readonly region: string | undefined;
  readonly hasPicture: boolean;
  /** What stands there besides, such as `{2,3}`. */
  readonly rest: string;
}

const COMPONENT = 'ExampleBelow';

function fenceOf(meta: string): Fence | undefined {
  const name = /(?:^|\s)example=(\w+)/.exec(meta)?.[1];
  if (name === undefined) return undefined;
  const words = meta.trim().split(/\s+/);
  const region = words.find((word) => word.startsWith('region='))?.slice('region='.length);
  const rest = words.filter((word) => !/^(?:example=|region=|picture$)/.test(word)).join(' ');
  return {name, region, hasPicture: words.includes('picture'), rest};
}

/** A JavaScript expression as the value of an attribute (estree). */
function expression(name: string, body: object): object {
  const program = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression: body}],
  };
  const value = {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree: program}};
  return {type: 'mdxJsxAttribute', name, value};
}

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

/** `() => import('…')`, so that a page does not hold what few readers unfold. */
const importLater = (module: string) => ({
  type: 'ArrowFunctionExpression',
  params: [],
  expression: true,
  body: {type: 'ImportExpression', source: literal(module), options: null},
});

/** `import ExampleBelow from '…'` (estree). */
function importComponent(): CodeBlockNode {
  const local = {type: 'Identifier', name: COMPONENT};
  const declaration = {
    type: 'ImportDeclaration',
    source: literal('@site/src/examples/ExampleBelow'),
    specifiers: [{type: 'ImportDefaultSpecifier', local}],
    attributes: [],
  };
  const estree = {type: 'Program', sourceType: 'module', body: [declaration]};
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value});

function below(example: Example, {hasPicture, name}: Fence, hasProgram: boolean): CodeBlockNode {
  const {pictures} = example;
  if (hasPicture && !pictures) {
    throw new Error(`"${name}" has no picture in its record. Run: npm run examples -- ${name}`);
  }
  return element(
    COMPONENT,
    [],
    [
      attribute('slug', example.slug),
      ...(hasPicture && pictures ? [expression('pictures', objectOf(pictures))] : []),
      ...(hasProgram
        ? [expression('load', importLater(`@generated/site-examples/default/${example.slug}.json`))]
        : []),
    ],
  );
}

/** Not an option that the site's configuration would hold: readers' scripts would tell the folder. */
const EXAMPLES = path.join(__dirname, '../../../examples');

/**
 * Fills code blocks from programs that have been run: a block with the fence
 * `java example=Rain region=drops picture` shows a region of `examples/gallery/Rain.java`, and below
 * it what the program drew and the complete program, once a page.
 *
 * @param options.folder the folder of the programs, that of this site unless set
 */
export function exampleFiller({folder = EXAMPLES}: {readonly folder?: string} = {}): () => Filler {
  let examples: ReadonlyMap<string, Example> | undefined;
  return () => {
    const shown = new Set<string>();
    return {
      fill(meta) {
        const fence = fenceOf(meta);
        if (!fence) return undefined;
        examples ??= readExamples(folder);
        const {name, region, rest} = fence;
        const example = examples.get(name);
        if (!example) throw new Error(`there is no program examples/gallery/${name}.java.`);
        const {code} = example;
        const value = region === undefined ? withoutRegions(code) : regionOf(code, region);
        const block = {type: 'code', lang: 'java', meta: rest === '' ? null : rest, value};
        const isFirst = !shown.has(name);
        shown.add(name);
        return isFirst || fence.hasPicture ? [block, below(example, fence, isFirst)] : [block];
      },
      finish(tree) {
        if (shown.size > 0) tree.children?.unshift(importComponent());
      },
    };
  };
}
