import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {Globby, posixPath} from '@docusaurus/utils';
import {type AnnouncementFields, DEFAULT_OPTIONS, type PluginOptions} from '../options';
import {announcementError, type LoadedAnnouncement, toAnnouncement} from './toAnnouncement';
import {readAnnouncementFile} from './readAnnouncementFile';

export interface Places {
  siteDir: string;
  localizedDir: string;
}

/** Names that begin with an underscore are partials. */
const FILES = ['**/*.{md,mdx}', '!**/_*', '!**/_*/**'];

/**
 * Whether the folder of announcements exists. Only the default folder may be missing.
 * @throws Error if another folder does not exist
 */
function hasFolder(dir: string, options: PluginOptions, {siteDir}: Places): boolean {
  const found = statSync(dir, {throwIfNoEntry: false});
  if (found?.isDirectory()) return true;
  if (!found && dir === path.resolve(siteDir, DEFAULT_OPTIONS.path)) return false;
  throw announcementError(
    'option "path"',
    `there is no folder "${options.path}" in the site. Create it, correct the name, or leave the option out`,
  );
}

/**
 * Fields of a translated file: those of the original, overridden by the translation's. A `variant` or `colors` in the
 * translation replaces both of them, because they exclude each other. The id is always that of the original, so that
 * dismissals count in all languages that share a storage namespace.
 */
function translatedFields(
  {variant, colors, ...original}: AnnouncementFields,
  own: AnnouncementFields,
): AnnouncementFields {
  const look = own.variant || own.colors ? {} : {variant, colors};
  return {...original, ...look, ...own, id: original.id};
}

async function fromFiles(options: PluginOptions, places: Places): Promise<LoadedAnnouncement[]> {
  const dir = path.resolve(places.siteDir, options.path);
  if (!hasFolder(dir, options, places)) return [];
  const names = (await Globby(FILES, {cwd: dir})).sort();
  return Promise.all(
    names.map(async (name) => {
      const origin = posixPath(path.join(options.path, name));
      const file = path.join(dir, name);
      const {fields, text} = await readAnnouncementFile(file, origin);
      const localized = path.join(places.localizedDir, name);
      if (!existsSync(localized)) return toAnnouncement(fields, text, {kind: 'file', file}, origin);
      const ownOrigin = posixPath(path.relative(places.siteDir, localized));
      const own = await readAnnouncementFile(localized, ownOrigin);
      const merged = translatedFields(fields, own.fields);
      return toAnnouncement(merged, text, {kind: 'file', file: localized}, ownOrigin);
    }),
  );
}

function fromOptions({announcements}: PluginOptions): LoadedAnnouncement[] {
  return announcements.map(({content, ...fields}, index) =>
    toAnnouncement(
      fields,
      content,
      {kind: 'markdown', markdown: content},
      `announcements[${index}] of the options`,
    ),
  );
}

function rejectDoubles(announcements: LoadedAnnouncement[]): void {
  const origins = new Map<string, string>();
  for (const {id, origin} of announcements) {
    const other = origins.get(id);
    if (other !== undefined)
      throw announcementError(
        origin,
        `the id "${id}" is also used by ${other}. Give each announcement its own id`,
      );
    origins.set(id, origin);
  }
}

/**
 * Reads all announcements in order of precedence.
 * @throws Error that names the file or option, the problem and the remedy
 */
export async function loadAnnouncements(
  options: PluginOptions,
  places: Places,
): Promise<LoadedAnnouncement[]> {
  const all = [...(await fromFiles(options, places)), ...fromOptions(options)];
  rejectDoubles(all);
  return all.sort((a, b) => b.priority - a.priority);
}
