import {readFileSync} from 'node:fs';

/** A word that the glossary explains. */
export interface Term {
  /** Its heading, in the letters of the glossary. */
  name: string;
  /** Of the heading. */
  id: string;
  /** The first paragraph below it, without links to further pages. */
  definition: string;
}

const SECTION = /^## (.+)\n\n((?:.+\n)+)/gm;
/** The sentence that leads on is of use on the glossary alone. */
const LEADING_ON = /\s*See\s+\[[^\]]*\]\([^)]*\)\.\s*$/;

/**
 * Reads the terms of a page whose headings are terms, each with its definition below it.
 * @throws Error when a definition has markup, which a tooltip does not show
 */
export function readGlossary(file: string): Term[] {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  return [...text.matchAll(SECTION)]
    .filter(([, , paragraph = '']) => !paragraph.startsWith('- '))
    .map(([, name = '', paragraph = '']) => {
      const definition = paragraph.replaceAll('\n', ' ').replace(LEADING_ON, '').trim();
      if (/[[\]`*_<]/.test(definition))
        throw new Error(
          `${file}: The definition of "${name}" has markup. Write plain sentences, and links only as "See [page](address)." at the end.`,
        );
      return {name, id: name.toLowerCase().replaceAll(' ', '-'), definition};
    });
}
