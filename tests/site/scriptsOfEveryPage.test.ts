import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {BUILD_DIR} from './builtPages';

function scripts(): string[] {
  const page = readFileSync(path.join(BUILD_DIR, 'index.html'), 'utf8');
  return Array.from(page.matchAll(/<script [^>]*src="?\/?([^" >]+)/g), ([, src = '']) => src);
}

function patterns(script: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.js', script, ts.ScriptTarget.Latest));
  return found;
}

it('No script that every page loads has a lookbehind, because Safari before 16.4 would reject the whole script', () => {
  const written = scripts().flatMap((src) =>
    patterns(readFileSync(path.join(BUILD_DIR, src), 'utf8')),
  );
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((pattern) => /\(\?<[=!]/.test(pattern))).toEqual([]);
});
