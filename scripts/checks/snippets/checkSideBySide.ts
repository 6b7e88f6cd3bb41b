import type {ApiData} from '../../../plugins/api-links/src/data/ApiData';
import {importsOf, type SnippetFault} from './checkSnippets';
import {declaredTypes} from './declaredTypes';
import type {JavaBlock} from './javaBlocks';
import {javaStubs} from './javaStubs';
import {compileSnippets, type SnippetRecord} from './snippetCompiler';

const PACKAGE = 'together';

interface Declaration {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly code: string;
  readonly imports: string;
}

function declarationsOf({file, line, code}: JavaBlock): Declaration[] {
  const imports = (code.match(/^import [^;]+;/gm) ?? []).join(' ');
  return declaredTypes(code).map((type) => ({...type, file, line: line + type.line, imports}));
}

/** Normalizes a class for comparison. Ignores visibility, because it does not change what the class does. */
const essence = (code: string): string => code.replace(/^public /, '').replace(/\s+/g, ' ');

/** Compiles a class. Errors in other classes are ignored here, because the check of their own page reports them. */
function compile(declarations: readonly Declaration[], api: ApiData): SnippetFault[] {
  const sources: SnippetRecord[] = declarations.map(({name, code, imports}) => ({
    kind: 'source',
    name: `${PACKAGE}.${name}`,
    text: `package ${PACKAGE}; ${importsOf(api.types)} ${imports} ${code}\n`,
  }));
  const stubs = javaStubs(api.types).map(({name, code}): SnippetRecord => {
    return {kind: 'source', name, text: code};
  });
  return compileSnippets([...stubs, ...sources]).map(({message}) => {
    const [, name, line] = new RegExp(`/${PACKAGE}/(\\w+)\\.java:(\\d+)`).exec(message) ?? [];
    const place = declarations.find((one) => one.name === name);
    return {
      file: place?.file ?? PACKAGE,
      line: (place?.line ?? 0) + Number(line ?? 1) - 1,
      message: `Does not compile together with the classes of other pages: ${message}`,
    };
  });
}

/**
 * Checks that the classes of all blocks fit into one package, so that readers can combine code from two pages. If two
 * pages declare the same name, both must declare the same class.
 */
export function checkSideBySide(blocks: readonly JavaBlock[], api: ApiData): SnippetFault[] {
  const known = new Map<string, Declaration>();
  const faults: SnippetFault[] = [];
  for (const declaration of blocks.filter(({compiles}) => compiles).flatMap(declarationsOf)) {
    const first = known.get(declaration.name);
    if (!first) {
      known.set(declaration.name, declaration);
    } else if (essence(first.code) !== essence(declaration.code)) {
      const {file, line, name} = declaration;
      const message = `"${name}" is a different class in ${first.file}:${first.line}. Make both the same, or rename one.`;
      faults.push({file, line, message});
    }
  }
  return faults.length > 0 ? faults : compile([...known.values()], api);
}
