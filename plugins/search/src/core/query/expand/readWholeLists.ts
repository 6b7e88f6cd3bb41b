import {WHOLE} from '../../format/layout';
import {SearchIndexError} from '../../format/sealedFile';
import type {Dictionary, TermEntry} from '../../reading/Dictionary';
import type {IndexContext} from '../../reading/IndexContext';
import {inFields} from './inFields';
import {type ReadingLimits, withoutFiles} from './readingLimits';
import type {Condition, Group, Terms} from './Terms';

/** Maximum size of all whole lists that a query reads, in bytes. The remaining terms keep their shortlists. */
const MOST_BYTES = 150_000;
/** Assumed bytes of a section in a whole list, and minimum bytes of a file with such a list. */
const BYTES_OF_POSTING = 0.75;
const BYTES_OF_LIST = 12_000;

/** @throws SearchIndexError if the index lacks the whole list of a shortlist */
async function wholeEntry({term}: TermEntry, dictionary: Dictionary): Promise<TermEntry> {
  const found = await dictionary.find(WHOLE + term);
  if (found === undefined) throw new SearchIndexError('damaged', dictionary.fileOf(WHOLE + term));
  return {...found, term};
}

function shortEntries(groups: readonly Pick<Group, 'expansions'>[]): TermEntry[] {
  const entries = groups.flatMap(({expansions}) => expansions.map(({entry}) => entry));
  const short = new Map(entries.filter(({isShort}) => isShort).map((entry) => [entry.term, entry]));
  return Array.from(short.values()).sort((a, b) => a.count - b.count);
}

/**
 * Replaces shortlists with whole lists, and limits all lists to the fields of their clauses. If the query would
 * read too much, the most frequent terms keep their shortlists, and their groups and conditions become partial.
 */
export async function readWholeLists(
  terms: Terms,
  {dictionary, isLead}: Pick<IndexContext, 'dictionary' | 'isLead'>,
  limits: ReadingLimits,
): Promise<Terms> {
  const left = withoutFiles(limits, terms.files);
  const mostBytes = Math.min(left.bytes, MOST_BYTES);
  let bytes = 0;
  const read = shortEntries([...terms.groups, ...terms.joined, ...terms.conditions])
    .slice(0, left.files)
    .filter(({count}) => {
      bytes += Math.max(BYTES_OF_LIST, count * BYTES_OF_POSTING);
      return bytes <= mostBytes;
    });
  const whole = new Map(
    await Promise.all(
      read.map(async (entry) => [entry.term, await wholeEntry(entry, dictionary)] as const),
    ),
  );
  const complete = <Part extends Group | Condition>(part: Part): Part => {
    const {fields} = part;
    const expansions = part.expansions.map((expansion) => {
      const entry = whole.get(expansion.entry.term) ?? expansion.entry;
      const postings = fields ? () => inFields(entry.postings(), fields, isLead) : entry.postings;
      return {...expansion, entry: {...entry, postings}};
    });
    const isPartial = part.isPartial === true || expansions.some(({entry}) => entry.isShort);
    return {...part, expansions, isPartial};
  };
  return {
    ...terms,
    files: terms.files + read.length,
    groups: terms.groups.map(complete),
    joined: terms.joined.map(complete),
    conditions: terms.conditions.map(complete),
  };
}
