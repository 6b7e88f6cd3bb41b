import {slugify} from 'transliteration';

/** Device names that Windows reserves, with any extension. Files cannot have such a name. */
const DEVICE = /^(?:aux|con|nul|prn|(?:com|lpt)\d)$/;

export function isDevice(name: string): boolean {
  return DEVICE.test(name);
}

export function slugOf(title: string): string {
  return slugify(title, {allowedChars: 'a-zA-Z0-9'});
}

/** Maximum length of a name. Systems allow 255 bytes, but short names are easier to read. */
const MOST = 100;

/** Shortens a name that is too long, at the end of a word if possible. */
function shortened(slug: string): string {
  if (slug.length <= MOST) return slug;
  return slug
    .slice(0, MOST + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, MOST);
}

/** Returns paths that would conflict with a new file or its address: the file itself, an MDX file, or a folder. */
export function placesOf(file: string): string[] {
  const bare = file.replace(/\.md$/, '');
  return [file, `${bare}.mdx`, bare];
}

/**
 * Returns the name of a new file, without extension.
 * @param kind suffix added to names that Windows reserves for devices or that Docusaurus treats as
 * a folder's index
 */
export function fileName(title: string, kind: string, folder = ''): string {
  const slug = shortened(slugOf(title));
  const isTaken = isDevice(slug) || ['index', 'readme', folder].includes(slug);
  return isTaken ? `${slug}-${kind}` : slug;
}
