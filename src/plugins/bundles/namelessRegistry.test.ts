import {expect, it} from 'vitest';
import namelessRegistry from './namelessRegistry.mjs';

it('A registry of routes loses the names of its modules, and nothing else', () => {
  const entry = (name: string) =>
    `"0058b4c6": [() => import(/* webpackChunkName: "0058b4c6" */ "@site/docs/a.md"), "${name}", require.resolveWeak("@site/docs/a.md")],`;
  expect(namelessRegistry(entry('@site/docs/a.md'))).toBe(entry(''));
});
