import {slugify} from 'transliteration';

/** Devices of Windows, which has no file of such a name, with whatever extension. */
const DEVICE = /^(?:aux|con|nul|prn|(?:com|lpt)\d)$/;

/** Whether Windows can have a file of this name. */
export function isDevice(name: string): boolean {
  return DEVICE.test(name);
}

/** A title in the letters of addresses: `Über uns` is `uber-uns`. Empty where it has no letters and no digits. */
export function slugOf(title: string): string {
  return slugify(title, {allowedChars: 'a-zA-Z0-9'});
}

/** Most letters of a name: systems allow 255 bytes, and readers fewer. */
const MOST = 100;

/** A name cut after a whole word where it is too long. */
function shortened(slug: string): string {
  if (slug.length <= MOST) return slug;
  return slug
    .slice(0, MOST + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, MOST);
}

/** What stands where a new file is to be, or at its address: the file, one in MDX, or a folder. */
export function placesOf(file: string): string[] {
  const bare = file.replace(/\.md$/, '');
  return [file, `${bare}.mdx`, bare];
}

/**
 * The name of a new file, without extension.
 * @param kind what is added to names that Windows keeps for devices, and Docusaurus for folders
 * @param folder of the file
 */
export function fileName(title: string, kind: string, folder = ''): string {
  const slug = shortened(slugOf(title));
  const isTaken = isDevice(slug) || ['index', 'readme', folder].includes(slug);
  return isTaken ? `${slug}-${kind}` : slug;
}
