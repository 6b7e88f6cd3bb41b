import {mkdir, readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {cardOf} from './cardOf';
import {cardSvg} from './cardSvg';

interface Site {
  readonly title: string;
  readonly tagline: string;
  readonly baseUrl: string;
}

/**
 * Writes the card of every built page to the address in the page's metadata. Returns the number of
 * cards.
 * @throws Error if a page's card is outside the build folder
 */
export async function writeCards(outDir: string, site: Site): Promise<number> {
  const files = await readdir(outDir, {recursive: true});
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  const cards = await Promise.all(
    pages.map(async (page) => cardOf(await readFile(path.join(outDir, page), 'utf8'), site)),
  );
  const byFile = new Map(
    cards.flatMap((card) => {
      if (!card) return [];
      const {pathname} = new URL(card.image);
      if (!pathname.startsWith(site.baseUrl)) {
        throw new Error(
          `The card ${card.image} is outside the site, which is below ${site.baseUrl}.`,
        );
      }
      return [[decodeURIComponent(pathname.slice(site.baseUrl.length)), card.text] as const];
    }),
  );
  await Promise.all(
    [...byFile].map(async ([file, text]) => {
      const target = path.join(outDir, file);
      await mkdir(path.dirname(target), {recursive: true});
      await sharp(Buffer.from(cardSvg(text)))
        .png()
        .toFile(target);
    }),
  );
  return byFile.size;
}
