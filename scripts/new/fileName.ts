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

/**
 * The name of a new file, without extension.
 * @param kind what is added to names that Windows keeps for devices, and Docusaurus for folders
 * @param folder of the file
 */
export function fileName(title: string, kind: string, folder = ''): string {
  const slug = slugOf(title);
  const isTaken = isDevice(slug) || ['index', 'readme', folder].includes(slug);
  return isTaken ? `${slug}-${kind}` : slug;
}
