import type {ApiData, ApiType} from '../../../plugins/api-links/src/data/ApiData';
import {ambientSource} from './ambientModules';
import type {JavaBlock} from './javaBlocks';
import {javaStubs} from './javaStubs';
import {compileSnippets, type SnippetError, type SnippetRecord} from './snippetCompiler';

/** Packages whose types snippets may use without imports, in addition to the engine's. */
const JAVA_PACKAGES = ['java.util', 'java.util.function', 'java.util.stream'];
/** Engine types that take precedence over the `java.util` type of the same name. */
const PREFERRED = ['dev.screwbox.core.Vector', 'dev.screwbox.tiled.Properties'];

export interface SnippetFault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export interface SnippetReport {
  readonly blocks: number;
  readonly notCompiled: number;
  readonly faults: readonly SnippetFault[];
}

export function importsOf(types: readonly ApiType[]): string {
  const packages = [...new Set([...types.map(({pkg}) => pkg), ...JAVA_PACKAGES])];
  return [...packages.map((name) => `${name}.*`), ...PREFERRED]
    .map((name) => `import ${name};`)
    .join(' ');
}

function withoutWrapper(message: string): string {
  return message
    .replace(/\bpage\d+\.block\d+\./g, '')
    .replace(/\n\s*location: class (?:(?:Page|Scope\d+)\.)*Block$/, '');
}

function faultOf(block: JavaBlock, {line, message}: SnippetError): SnippetFault {
  const {file} = block;
  if (line < 1) {
    const hint = 'An earlier block of this page does not fit before this one';
    return {file, line: block.line, message: `${hint}: ${message}`};
  }
  const end = block.code.split('\n').length;
  return {file, line: block.line + Math.min(line, end) - 1, message};
}

/** Returns the errors of a block, except those caused by an error in an earlier block of the page. */
function faults(
  blocks: ReadonlyMap<string, JavaBlock>,
  errors: readonly SnippetError[],
): SnippetFault[] {
  const broken = errors.filter(({where}) => where === 'source');
  if (broken.length > 0) {
    const messages = broken.map(({message}) => message).join('\n');
    throw new Error(`The stubs of the API do not compile:\n${messages}`);
  }
  const failing = new Set(
    errors.filter(({line}) => line > 0).map(({where}) => where.split('/')[0]),
  );
  return errors.flatMap((error) => {
    const block = blocks.get(error.where);
    if (!block) {
      throw new Error(`The compiler reports an unknown block ${error.where}: ${error.message}`);
    }
    const isConsequence = error.line < 1 && failing.has(error.where.split('/')[0]);
    const message = withoutWrapper(error.message);
    return isConsequence ? [] : [faultOf(block, {...error, message})];
  });
}

/** Input for the compiler. `blocks` maps the names in its messages to the blocks. */
export interface SnippetInput {
  readonly records: readonly SnippetRecord[];
  readonly blocks: ReadonlyMap<string, JavaBlock>;
}

/** Prepares blocks for the compiler. A block can use declarations of earlier blocks in its file. */
export function snippetInput(blocks: readonly JavaBlock[], api: ApiData): SnippetInput {
  const files = [...new Set(blocks.map(({file}) => file))];
  const compiled = new Map(
    blocks
      .filter(({compiles}) => compiles)
      .map((block, index) => [`page${files.indexOf(block.file)}/${index}`, block]),
  );
  const sources = [ambientSource(api), ...javaStubs(api.types)];
  const records: SnippetRecord[] = [
    {kind: 'imports', name: 'all', text: importsOf(api.types)},
    ...sources.map(({name, code}) => ({kind: 'source', name, text: code}) as const),
    ...[...compiled].map(([name, {code}]) => ({kind: 'block', name, text: code}) as const),
  ];
  return {records, blocks: compiled};
}

export function checkSnippets(blocks: readonly JavaBlock[], api: ApiData): SnippetReport {
  const input = snippetInput(blocks, api);
  const files = [...new Set(blocks.map(({file}) => file))];
  return {
    blocks: blocks.length,
    notCompiled: blocks.length - input.blocks.size,
    faults: faults(input.blocks, compileSnippets(input.records)).sort(
      (one, other) => files.indexOf(one.file) - files.indexOf(other.file) || one.line - other.line,
    ),
  };
}
