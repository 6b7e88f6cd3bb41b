import type {Candidate, ThemeColors} from '../announcement';

/** Where the text of an announcement comes from. */
export type Source = {kind: 'file'; file: string} | {kind: 'markdown'; markdown: string};

/** An announcement that has been read and found good. */
export interface LoadedAnnouncement extends Candidate {
  source: Source;
  /** For messages: the file, relative to the site, or the place in the options. */
  origin: string;
  colors: ThemeColors;
  priority: number;
  /** As written, for the check against the site's routes. */
  globs: string[];
}
