import {describe, expect, it} from 'vitest';
import {DEFAULT_DIRECTIVES} from '../policy/directives';
import {applyToPage} from './applyToPage';

const pageWith = (...origins: string[]) =>
  `<!doctype html><head><meta charset=utf-8>${origins
    .map((origin) => `<meta name="content-security-policy:connect-src" content="${origin}">`)
    .join('')}</head>`;
const connectSources = async (html: string, directives = DEFAULT_DIRECTIVES) =>
  /connect-src ([^;"]*)/.exec((await applyToPage(html, directives)).html)?.[1];

describe('What a page says that its scripts connect to', () => {
  it('is allowed beside the site itself, each host once', async () => {
    const html = pageWith('https://a.example', 'https://b.example:8443', 'https://a.example');
    expect(await connectSources(html)).toBe("'self' https://a.example https://b.example:8443");
    expect(await connectSources(pageWith())).toBe("'self'");
  });

  it('is not named again where it is allowed already', async () => {
    const directives = {...DEFAULT_DIRECTIVES, 'connect-src': ["'self'", 'https:']};
    expect(await connectSources(pageWith('https://a.example'), directives)).toBe("'self' https:");
  });

  it('takes the place of none', async () => {
    const directives = {...DEFAULT_DIRECTIVES, 'connect-src': ["'none'"]};
    expect(await connectSources(pageWith('https://a.example'), directives)).toBe(
      'https://a.example',
    );
  });

  it('is the same in a second run', async () => {
    const {html} = await applyToPage(pageWith('https://a.example'), DEFAULT_DIRECTIVES);
    expect((await applyToPage(html, DEFAULT_DIRECTIVES)).html).toBe(html);
  });

  it.each(['*', 'https:', "'unsafe-inline'", 'https://a.example/path', 'https://a.example; x', ''])(
    'must be one host, and not "%s"',
    async (content) => {
      await expect(applyToPage(pageWith(content), DEFAULT_DIRECTIVES)).rejects.toThrow(
        /in line 1 .* write an origin/,
      );
    },
  );
});
