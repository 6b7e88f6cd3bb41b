import {expect, test} from 'vitest';
import {resolveOptions, type Options} from './options';

const resolve = (options: unknown) => resolveOptions(options as object);

function messageOf(options: unknown): string {
  try {
    resolve(options);
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
}

const GLOBS = 'a list of globs, such as ["demos/**"]';
const SOURCES = `a list of sources, such as ["'self'"]`;

test.each([
  ['baseUrl', 'docs', 'a path that begins and ends with a slash, such as "/" or "/docs/"'],
  ['maxBytes', 0, 'a positive number'],
  ['hostFiles', 'nginx', 'a list of "headers", "nginx" or both'],
  ['immutable', 'assets/**', GLOBS],
  ['exclude', 'demos/**', GLOBS],
  ['frameAncestors', "'self'", SOURCES],
])('The option %s rejects %j, and the error says what is allowed', (name, value, allowed) => {
  expect(messageOf({[name]: value})).toBe(
    `docusaurus-content-security-policy: "${name}" is ${JSON.stringify(value)} but must be ${allowed}.`,
  );
});

test('A misspelled directive is rejected, and the error names the right one', () => {
  expect(messageOf({directives: {'image-src': ["'self'"]}})).toContain('Did you mean "img-src"?');
});

test.each(['strict', 'no-referrer, origin', '', 'no-referrer";'])(
  'The referrer policy %j is rejected, and the error lists the valid policies',
  (referrerPolicy) => {
    expect(messageOf({referrerPolicy})).toContain(
      `"referrerPolicy" is ${JSON.stringify(referrerPolicy)} but must be "no-referrer", `,
    );
  },
);

test.each(['https://site.tld;', 'https://a.tld\nX-Other: x'])(
  'A source in frameAncestors is rejected if it would end the header: %j',
  (site) => {
    expect(messageOf({frameAncestors: [site]})).toContain(
      `"frameAncestors[0]" is ${JSON.stringify(site)} but must be one source`,
    );
  },
);

test('A keyword without its quotes is rejected in frameAncestors', () => {
  expect(messageOf({frameAncestors: ['none']})).toBe(
    `docusaurus-content-security-policy: "frameAncestors[0]" is "none", which browsers take for a host. Write it in single quotes: "'none'".`,
  );
});

test('A list replaces the default list', () => {
  const options = {hostFiles: ['nginx'], frameAncestors: ["'self'"], immutable: []};
  expect(resolve(options)).toMatchObject(options);
});

test('The sources of a directive replace its default, but not the default of other directives', () => {
  const {directives} = resolve({directives: {'img-src': ["'self'", 'https://img.site.tld']}});
  expect(directives['img-src']).toEqual(["'self'", 'https://img.site.tld']);
  expect(directives['font-src']).toEqual(["'self'"]);
});

test.each<NonNullable<Options['directives']>>([
  {'img-src': ['self.site.tld', 'none:', 'https://self']},
  {'script-src': ["'self'", 'https://cdn.site.tld', '*.site.tld']},
])('Hosts are accepted, even if they look like keywords: %j', (directives) => {
  expect(resolve({directives}).directives).toMatchObject(directives);
});

const OPEN = 'it would let injected scripts run';
test.each([
  ['inline scripts from everywhere', {'script-src': ["'unsafe-inline'"]}, OPEN],
  ['scripts from any origin', {'default-src': ['https:']}, OPEN],
  ['scripts from any host of a scheme', {'script-src': ['https://*']}, OPEN],
  ['scripts from any host', {'script-src': ['*']}, OPEN],
  ['scripts in addresses', {'script-src': ['data:']}, OPEN],
  ['scripts without encryption', {'script-src': ['http:']}, OPEN],
  ['a keyword in capitals', {'script-src': ["'UNSAFE-EVAL'"]}, OPEN],
  ['a scheme in capitals', {'default-src': ['HTTPS:']}, OPEN],
  ['two sources in one', {'img-src': ["'self' data:"]}, `is "'self' data:" but must be one source`],
  ['a keyword without its quotes', {'img-src': ['self']}, `is "self", which browsers take`],
  ['a second directive in a source', {'img-src': ['data:;x']}, 'is "data:;x" but must be'],
  [
    "'none' and other sources",
    {'img-src': ["'none'", 'https:']},
    "has 'none' next to other sources",
  ],
  [
    'a host with non-ASCII letters',
    {'img-src': ['https://bücher.de']},
    '"https://xn--bcher-kva.de"',
  ],
  ['a keyword in double quotes', {'img-src': ['"self"']}, 'keywords are in single quotes'],
])('Directives with %s are rejected', (_, directives, message) => {
  expect(messageOf({directives})).toContain(message);
});

test.each([
  ["'slef'", `Did you mean "'self'"?`],
  ["'self", `Did you mean "'self'"?`],
  ["'https://a.example'", 'is neither a keyword, a scheme nor a host.'],
  ['//a.example', 'is neither a keyword, a scheme nor a host.'],
  ['https://a.*.example', 'is neither a keyword, a scheme nor a host.'],
])('The source %s, which browsers ignore, is rejected', (source, message) => {
  const text = messageOf({directives: {'img-src': [source]}});
  expect(text).toContain(`"directives.img-src[0]" is "${source}", which browsers ignore`);
  expect(text).toContain(message);
});

test.each(["'self'", 'https:', 'localhost:*', '*.a.example', 'wss://a.example/b'])(
  'The source %s is accepted',
  (source) => {
    expect(messageOf({directives: {'connect-src': [source]}})).toBe('accepted');
  },
);

test.each(['script-src', 'default-src'])(
  "'strict-dynamic' in %s is rejected, because it would block all script files of the site",
  (directive) => {
    const sources = ["'self'", "'strict-dynamic'"];
    expect(messageOf({directives: {[directive]: sources}})).toMatch(
      /must not be 'strict-dynamic': browsers would then ignore hosts and run no script file/,
    );
  },
);

test('A nonce for scripts is rejected, because a static site would send all readers the same nonce', () => {
  expect(messageOf({directives: {'script-src': ["'nonce-abc123='"]}})).toContain(OPEN);
});

test("A hash for styles is rejected next to 'unsafe-inline', because it would disable that keyword", () => {
  const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  const message = `has ${hash} next to 'unsafe-inline'`;
  expect(messageOf({directives: {'style-src': ["'unsafe-inline'", hash]}})).toContain(message);
  expect(messageOf({directives: {'style-src': ["'self'", hash]}})).toBe('accepted');
});

test.each([{directives: {'img-src': []}}, {directives: {'script-src': []}}, {frameAncestors: []}])(
  'An empty list of sources is rejected: %o',
  (options) => {
    expect(() => resolveOptions(options)).toThrow(
      /names no sources, which would block everything\..*\["'none'"\]/,
    );
  },
);
