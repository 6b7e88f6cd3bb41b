import type {Analyzer} from '../analysis/Analyzer';
import type {Dictionary} from '../engine/Dictionary';

/** What ranking needs to know of the index. */
export interface RankingContext {
  dictionary: Dictionary;
  analyzer: Analyzer;
  sectionCount: number;
  isLead: (section: number) => boolean;
  boostOf: (section: number) => number;
  synonymsOf: (word: string) => string[];
}
