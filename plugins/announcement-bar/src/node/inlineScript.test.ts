import {transformSync} from 'esbuild';
import {expect, test} from 'vitest';
import {inlineScript} from './inlineScript';

test('the inline script is small', () => {
  expect(Buffer.byteLength(inlineScript())).toBeLessThanOrEqual(1500);
});

test('the inline script has no syntax newer than ES2015', () => {
  const format = (target: string) =>
    transformSync(inlineScript(), {target, minify: false, legalComments: 'none'}).code;
  expect(format('es2015')).toBe(format('esnext'));
});
