import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';

const rootDir = import.meta.dirname;
const outDir = path.resolve(rootDir, '../lib');

/** Declarations of the entry as the build of the package writes them, without following imports. */
function entryDeclarations(): string {
  const options = {rootDir, outDir, declaration: true, emitDeclarationOnly: true, noLib: true};
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (names) => names.map(() => ({resolvedModule: undefined}));
  const entry = path.join(rootDir, 'index.ts');
  const program = ts.createProgram([entry], {...options, types: []}, host);
  let text = '';
  program.emit(program.getSourceFile(entry), (_, written) => (text = written));
  return text;
}

it('The types of the package bring those of its theme components', () => {
  const [, referenced = ''] = /^\/\/\/ <reference path="([^"]+)"/m.exec(entryDeclarations()) ?? [];
  expect(path.resolve(outDir, referenced)).toBe(path.join(rootDir, 'plugin-legal-pages.d.ts'));
});
