import type {Build} from './Build';
import {ifStorageWorks} from './ifStorageWorks';

/** A page that can be read without network. */
export interface KeptPage {
  /** Its absolute address. */
  address: string;
  /** Its title without the name of the site, as HTML. */
  title: string;
}

/** The address of a file as readers know it. */
function cleanAddress(file: string): string {
  return file.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}

function titleOf(html: string): string | undefined {
  return /<title[^>]*>([^<]+)</.exec(html)?.[1]?.replace(/ \| [^|]*$/, '');
}

/** Every kept page of a build, by title. */
export async function keptPages(build: Build): Promise<KeptPage[]> {
  const pages = await ifStorageWorks(async () => {
    const cache = await caches.open(build.cacheName);
    const files = (await cache.keys()).map(({url}) => url).filter((url) => url.endsWith('.html'));
    return Promise.all(
      files.map(async (file) => {
        const address = cleanAddress(file);
        const html = await (await cache.match(file))?.text();
        return {address, title: titleOf(html ?? '') ?? address};
      }),
    );
  });
  return (pages ?? []).sort((one, other) => one.title.localeCompare(other.title, 'en'));
}
