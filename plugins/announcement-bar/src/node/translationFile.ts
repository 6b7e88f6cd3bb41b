import type {TranslationFile} from '@docusaurus/types';
import type {LoadedAnnouncement} from './toAnnouncement';

const PATH = 'options';

/**
 * Offers the texts of the options to `write-translations`, as
 * `i18n/<locale>/docusaurus-announcement-bar/options.json`. Files are translated as files.
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

/** Puts the translations in place of the texts. */
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
