import {describe, expect, it} from 'vitest';
import {
  DEFAULT_DIRECTIVES,
  resolveDirectives,
  serializePolicy,
  type Directives,
} from './directives';

describe('The policy', () => {
  it('lets in nothing but what comes from the site itself', () => {
    expect(serializePolicy(DEFAULT_DIRECTIVES, ["'sha256-abc='"]).split(';')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'sha256-abc='",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "media-src 'none'",
      "frame-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]);
  });

  it('takes the sources of a site in place of the default, for that directive alone', () => {
    const resolved = resolveDirectives({'img-src': ["'self'", 'https://img.site.tld']});
    expect(resolved['img-src']).toEqual(["'self'", 'https://img.site.tld']);
    expect(resolved['font-src']).toEqual(["'self'"]);
  });

  it('takes a host whose name begins like a keyword', () => {
    const own: Directives = {'img-src': ['self.site.tld', 'none:', 'https://self']};
    expect(resolveDirectives(own)['img-src']).toEqual(own['img-src']);
  });

  it('admits scripts of a host that is named', () => {
    const own: Directives = {'script-src': ["'self'", 'https://cdn.site.tld', '*.site.tld']};
    expect(resolveDirectives(own)['script-src']).toEqual(own['script-src']);
  });

  it.each<[string, Directives, RegExp]>([
    [
      'scripts from everywhere inline',
      {'script-src': ["'unsafe-inline'"]},
      /must not hold 'unsafe-inline'/,
    ],
    ['evaluated text', {'script-src': ["'self'", "'unsafe-eval'"]}, /must not hold 'unsafe-eval'/],
    ['scripts from any origin', {'default-src': ['https:']}, /must not hold https:/],
    ['scripts from any host', {'script-src': ['*']}, /must not hold \*/],
    ['scripts from any host of a scheme', {'script-src': ['https://*']}, /hold https:\/\/\*/],
    ['scripts from any host at a port', {'script-src': ['*:443']}, /must not hold \*:443/],
    ['scripts from any host below a path', {'script-src': ['*/js/']}, /must not hold \*\/js\//],
    ['a keyword in capitals', {'script-src': ["'UNSAFE-EVAL'"]}, /must not hold 'UNSAFE-EVAL'/],
    ['a scheme in capitals', {'default-src': ['HTTPS:']}, /must not hold HTTPS:/],
    ['two sources in one', {'img-src': ["'self' data:"]}, /source "'self' data:"/],
    ['a keyword without its quotes', {'img-src': ['self']}, /source self, .* "'self'"/],
    ['nothing without its quotes', {'media-src': ['None']}, /source None, .* "'None'"/],
    ['a hash without its quotes', {'style-src': ['sha256-abc=']}, /"'sha256-abc='"/],
    ['a second directive in a source', {'img-src': ['data:;x']}, /source "data:;x"/],
    ['a keyword in double quotes', {'img-src': ['"self"']}, /source ""self"".*in single quotes/],
  ])('refuses %s', (_, directives, message) => {
    expect(() => resolveDirectives(directives)).toThrow(message);
  });

  it('refuses a directive that does not exist', () => {
    const unknown = {'image-src': ["'self'"]} as Directives;
    expect(() => resolveDirectives(unknown)).toThrow(/"image-src" is not a directive .* img-src/);
  });
});
