import {transformSync} from 'esbuild';
import {expect, test} from 'vitest';
import {emittedScript} from './emittedScript';
import {inlineScript, scriptSource} from './inlineScript';

test('the inline script has at most 3 kB, and 4 kB if it recovers pages', () => {
  expect(Buffer.byteLength(inlineScript({recover: false}))).toBeLessThanOrEqual(3000);
  expect(Buffer.byteLength(inlineScript({recover: true}))).toBeLessThanOrEqual(4000);
});

test('the inline script has no syntax newer than ES2015', () => {
  const format = (target: string) =>
    transformSync(inlineScript({recover: true}), {target, minify: false, legalComments: 'none'})
      .code;
  expect(format('es2015')).toBe(format('esnext'));
});

test('the inline script uses neither markup nor eval', () => {
  expect(inlineScript({recover: true})).not.toMatch(
    /innerHTML|outerHTML|insertAdjacent|document\.write|eval|Function\(/,
  );
});

test('the inline script cannot end its own tag', () => {
  expect(inlineScript({recover: true})).not.toContain('</');
});

test('the source expression is the one browsers compute', () => {
  // Example of CSP Level 3, section 8.3 computed with openssl dgst -sha256 -binary | base64.
  expect(scriptSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test('the emitted script is found among others, byte for byte', () => {
  const script = inlineScript({recover: true});
  const page = `<!doctype html><head><script>1</script><script data-base-url-banner={}>${script}</script><script src=/a.js></script>`;
  expect(emittedScript(page)).toBe(script);
  expect(emittedScript('<script>1</script>')).toBeUndefined();
  expect(emittedScript('<p data-base-url-banner={}>1</p>')).toBeUndefined();
  expect(emittedScript('1<script data-base-url-banner={}></script>2')).toBe('');
});

test('a script with signs of markup in it is read to its end and no further', () => {
  const script = 'if(a<b&&c>d)e="<p>&amp;</p></x>"';
  const page = `<script data-base-url-banner={}>${script}</script><p>a</p><script>2</script>b`;
  expect(emittedScript(page)).toBe(script);
});
