import {expect, test} from 'vitest';
import {resolveOptions} from './options';

/** As JavaScript hands them over, which knows no types. */
const resolve = (options: unknown) => resolveOptions(options as object);

test.each([
  [{directives: {'img-src': "'self'"}}, `img-src is "'self'" but must be a list`],
  [{frameAncestors: "'self'"}, `frameAncestors is "'self'" but must be a list`],
  [{immutable: 'assets/**'}, 'immutable is "assets/**" but must be a list'],
  [{exclude: 'demos/**'}, 'exclude is "demos/**" but must be a list'],
  [{hostFiles: 'nginx'}, 'hostFiles is "nginx" but must be a list'],
])('a text in place of a list is refused: %j', (options, message) => {
  expect(() => resolve(options)).toThrow(`content-security-policy: ${message}`);
});

test('a host without a file of its own is refused, with those that have one', () => {
  expect(() => resolve({hostFiles: ['nginx', 'apache']})).toThrow(
    'content-security-policy: hostFiles holds "apache". Use headers or nginx.',
  );
});

test.each(['strict', 'no-referrer, origin', '', 'no-referrer";'])(
  'the referrer policy %j is refused, with those that there are',
  (referrerPolicy) => {
    expect(() => resolve({referrerPolicy})).toThrow(
      `content-security-policy: referrerPolicy is "${referrerPolicy}". Use one of no-referrer,`,
    );
  },
);

test.each([
  'https://site.tld;',
  'https://a.tld,https://b.tld',
  '"https://a.tld"',
  'https://a.tld\nX-Other: x',
])('a site that may frame the pages is refused where it would end the header: %j', (site) => {
  expect(() => resolve({frameAncestors: [site]})).toThrow(
    `content-security-policy: "${site}" holds`,
  );
});

test('a keyword without its quotes is no site that may frame the pages', () => {
  expect(() => resolve({frameAncestors: ['none']})).toThrow(
    'content-security-policy: frameAncestors has the source none',
  );
});

test('lists are taken as they are', () => {
  const options = {hostFiles: ['nginx'], frameAncestors: ["'self'"], immutable: []};
  expect(resolve(options)).toMatchObject(options);
});
