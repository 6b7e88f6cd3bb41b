import type {Analyzer} from '../analysis/Analyzer';
import type {Dictionary} from '../reading/Dictionary';

/** What ranking needs to know of the index. */
export interface RankingContext {
  dictionary: Dictionary;
  analyzer: Analyzer;
  sectionCount: number;
  isLead: (section: number) => boolean;
  /** The first section of the page that a section is on. */
  leadOf: (section: number) => number;
  boostOf: (section: number) => number;
  /** Words that mean the same on the site. */
  synonymsOf: (word: string) => readonly string[];
}
