import type {TranslationFile} from '@docusaurus/types';
import type {LoadedAnnouncement} from './toAnnouncement';

const PATH = 'options';

/**
 * Texts of the options for `write-translations`: `i18n/<locale>/docusaurus-announcement-bar/options.json`.
 * Announcement files are translated as files.
 */
export function toTranslationFile(announcements: LoadedAnnouncement[]): TranslationFile {
  return {
    path: PATH,
    content: Object.fromEntries(
      announcements.flatMap(({id, source}) =>
        source.kind === 'markdown'
          ? [[id, {message: source.markdown, description: `Text of the announcement "${id}"`}]]
          : [],
      ),
    ),
  };
}

export function fromTranslationFiles(
  announcements: LoadedAnnouncement[],
  files: TranslationFile[],
): LoadedAnnouncement[] {
  const messages = files.find(({path}) => path === PATH)?.content ?? {};
  return announcements.map((announcement) => {
    const markdown = messages[announcement.id]?.message;
    return announcement.source.kind === 'markdown' && markdown !== undefined
      ? {...announcement, source: {kind: 'markdown', markdown}}
      : announcement;
  });
}
