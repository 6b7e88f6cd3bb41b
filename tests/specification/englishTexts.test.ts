import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const root = path.resolve(__dirname, '../..');

function messagesIn(file: string): Record<string, string> {
  const entries = JSON.parse(readFileSync(path.join(root, 'i18n/en', file), 'utf8')) as Record<
    string,
    {message: string}
  >;
  return Object.fromEntries(Object.entries(entries).map(([id, {message}]) => [id, message]));
}

/** The text that stands behind an id: in a call of `translate`, or in a `<Translate>` element. */
function textBehind(id: string, source: string): string | undefined {
  const rest = source.slice(source.indexOf(id) + id.length);
  const found = /^['"](?:,\s*message:\s*'([^']*)'|[^>]*>([^<]*)<)/.exec(rest);
  return (found?.[1] ?? found?.[2])?.trim();
}

// They are shown from `i18n/en`: a text that is changed in one place only would have no effect.
it("the site's own English texts say what the code says", () => {
  const sources = readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, 'src', file), 'utf8'));
  const own = Object.entries(messagesIn('code.json')).filter(([id]) =>
    sources.some((text) => text.includes(id)),
  );
  expect(own.length).toBeGreaterThan(4);
  for (const [id, message] of own) {
    const source = sources.find((text) => text.includes(id)) ?? '';
    expect(textBehind(id, source), id).toBe(message);
  }
});
