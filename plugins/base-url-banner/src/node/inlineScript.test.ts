import {transformSync} from 'esbuild';
import {expect, test} from 'vitest';
import {emittedScript} from './emittedScript';
import {inlineScript, scriptSource} from './inlineScript';

test('The inline script has at most 3 kB, or 4 kB with `recover`', () => {
  expect(Buffer.byteLength(inlineScript({recover: false}))).toBeLessThanOrEqual(3000);
  expect(Buffer.byteLength(inlineScript({recover: true}))).toBeLessThanOrEqual(4000);
});

test('The inline script has no syntax newer than ES2015', () => {
  const format = (target: string) =>
    transformSync(inlineScript({recover: true}), {target, minify: false, legalComments: 'none'})
      .code;
  expect(format('es2015')).toBe(format('esnext'));
});

test('The inline script uses neither markup nor eval', () => {
  expect(inlineScript({recover: true})).not.toMatch(
    /innerHTML|outerHTML|insertAdjacent|document\.write|eval|Function\(/,
  );
});

test('The source expression contains the hash that browsers compute', () => {
  // Example from CSP Level 3, section 8.3. Computed with `openssl dgst -sha256 -binary | base64`.
  expect(scriptSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test('The inline script is found among other scripts and returned byte for byte', () => {
  const script = inlineScript({recover: true});
  const page = `<!doctype html><head><script>1</script><script data-base-url-banner={}>${script}</script><script src=/a.js></script>`;
  expect(emittedScript(page)).toBe(script);
  expect(emittedScript('<script>1</script>')).toBeUndefined();
  expect(emittedScript('<p data-base-url-banner={}>1</p>')).toBeUndefined();
  expect(emittedScript('1<script data-base-url-banner={}></script>2')).toBe('');
});
