import {describe, expect, it} from 'vitest';
import {DEFAULT_DIRECTIVES} from '../policy/directives';
import {applyToPage} from './applyToPage';

const pageWith = (...origins: string[]) =>
  `<!doctype html><head><meta charset=utf-8>${origins
    .map((origin) => `<meta name="content-security-policy:connect-src" content="${origin}">`)
    .join('')}</head>`;
const connectSources = async (html: string, directives = DEFAULT_DIRECTIVES) =>
  /connect-src ([^;"]*)/.exec((await applyToPage(html, directives)).html)?.[1];

describe('Hosts that a page declares for its scripts', () => {
  it('are allowed in addition to the site itself, each once', async () => {
    const html = pageWith('https://a.example', 'https://b.example:8443', 'https://a.example');
    expect(await connectSources(html)).toBe("'self' https://a.example https://b.example:8443");
    expect(await connectSources(pageWith())).toBe("'self'");
  });

  it('are not added if they are already allowed', async () => {
    const directives = {...DEFAULT_DIRECTIVES, 'connect-src': ["'self'", 'https:']};
    expect(await connectSources(pageWith('https://a.example'), directives)).toBe("'self' https:");
  });

  it("replace 'none'", async () => {
    const directives = {...DEFAULT_DIRECTIVES, 'connect-src': ["'none'"]};
    expect(await connectSources(pageWith('https://a.example'), directives)).toBe(
      'https://a.example',
    );
  });

  it('are the same in a second run', async () => {
    const {html} = await applyToPage(pageWith('https://a.example'), DEFAULT_DIRECTIVES);
    expect((await applyToPage(html, DEFAULT_DIRECTIVES)).html).toBe(html);
  });

  it.each(['*', 'https:', "'unsafe-inline'", 'https://a.example/path', 'https://a.example; x', ''])(
    'are rejected if they are not one origin: "%s"',
    async (content) => {
      await expect(applyToPage(pageWith(content), DEFAULT_DIRECTIVES)).rejects.toThrow(
        /in line 1 .* write an origin/,
      );
    },
  );
});
