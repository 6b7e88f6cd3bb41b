import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {HtmlPage} from '../readPage';

export function filesOf(dir: string): Map<string, string> {
  return new Map(
    readdirSync(dir, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(dir, file), readFileSync(file).toString('base64')]),
  );
}

const WORDS =
  'engine graphics Key.SHIFT_LEFT sound.play() volume screen the of sprite animation Größe frame C++ camera'.split(
    ' ',
  );

export function htmlOf(number: number): string {
  const words = Array.from({length: 60}, (_, at) => WORDS[(number * 7 + at * at) % WORDS.length]);
  return `<html><head><title>Page ${number}</title><meta name="description" content="About ${number}">
    </head><body><main><h1>Page ${number}</h1><p>${words.slice(0, 20).join(' ')}</p>
    <h2 id="more">More of ${number}</h2><p>${words.slice(20, 40).join(' ')}</p>
    <pre>${words.slice(40).join(' ')} only${number}</pre></main></body></html>`;
}

export const pagesOf = (count: number): HtmlPage[] =>
  Array.from({length: count}, (_, number) => ({url: `/page-${number}`, html: htmlOf(number)}));
