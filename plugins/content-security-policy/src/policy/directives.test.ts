import {describe, expect, it} from 'vitest';
import {DEFAULT_DIRECTIVES, serializePolicy} from './directives';

describe('The default policy', () => {
  it('allows only sources of the site itself', () => {
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
});
