import type {FieldBoosts} from '../../format/Manifest';
import {FIELDS, MOST_WEIGHT} from '../../format/layout';
import {fieldNumber, visitFields} from '../../reading/DictionarySlice';
import type {Unit} from '../expand/expandClause';
import type {OperatorTerms} from '../expand/lookUp';
import type {Clause} from '../parse/parseOperators';
import type {Scheduler} from '../../reading/Scheduler';
import {BestSections, type Ranked} from './Ranked';
import type {Keep} from './scoreSections';

/** What operator queries need to know of the index. */
export interface OperatorContext {
  sectionCount: number;
  isLead: (section: number) => boolean;
  boostOf: (section: number) => number;
  manifest: {boosts: FieldBoosts};
}

/** What a clause says of sections. */
interface Condition extends Pick<Clause, 'presence'> {
  fields: readonly number[];
  /** 1 for each section that matches. */
  sections: Uint8Array;
}

/** A unit with what the clauses that use it ask of it. */
interface AskedUnit {
  unit: Unit;
  clauses: Condition[];
  /** Sum of the boosts, by field; undefined where none asks for it. */
  boosts: (number | undefined)[];
}

const lunrIdf = (found: number, count: number): number =>
  Math.log(1 + Math.abs((count - found + 0.5) / (found + 0.5)));

/** lunr keeps three decimals of each weight. */
const round = (weight: number): number => Math.round(weight * 1000) / 1000;

/**
 * lunr counts all forms of a stem as one term: their frequencies add up before saturation. From
 * weights of the form `MOST_WEIGHT * f / (f + norm)`, with a norm that is the field's own.
 */
function addForms(first: number, second: number): number {
  if (first === 0) return second;
  const frequency = first / (MOST_WEIGHT - first) + second / (MOST_WEIGHT - second);
  return (MOST_WEIGHT * frequency) / (frequency + 1);
}

/** Gives each term that is found a place of its own. */
function addTerm(term: string, terms: Map<string, number[]>): void {
  terms.set(term, terms.get(term) ?? [terms.size]);
}

/**
 * Finds and scores sections as lunr 2.3.9 does: a section matches if it has all required and no
 * prohibited terms and at least one term at all; its score is the sum, over the fields that match,
 * of the similarity of the query's vector with the field's.
 * @param most number of sections that are wanted, the best ones
 */
export async function scoreOperators(
  {query: {clauses, phrases}, units: expanded}: OperatorTerms,
  context: OperatorContext,
  scheduler: Scheduler,
  {most = Infinity, isWanted}: Partial<Pick<Keep, 'most' | 'isWanted'>> = {},
): Promise<{ranked: Ranked[]; total: number; terms: Map<string, number[]>}> {
  const {sectionCount, boostOf} = context;
  const units = new Map<string, AskedUnit>();
  const terms = new Map<string, number[]>();
  const conditions: Condition[] = [];
  /** Squares of the magnitudes of the query's vector, by field. */
  const squares = FIELDS.map(() => 0);
  for (const [index, {presence, boost, fields: names}] of clauses.entries()) {
    const fields = names.map(fieldNumber);
    const condition = {presence, fields, sections: new Uint8Array(sectionCount)};
    conditions.push(condition);
    await scheduler.each(expanded[index] as readonly Unit[], (unit) => {
      const key = String(unit.map(({term}) => term));
      const asked = units.get(key) ?? {unit, clauses: [], boosts: []};
      units.set(key, asked);
      asked.clauses.push(condition);
      if (presence === 'prohibited') return;
      for (const {term} of unit) addTerm(term, terms);
      for (const field of fields) {
        const known = asked.boosts[field] ?? 0;
        asked.boosts[field] = known + boost;
        squares[field] = (squares[field] as number) + boost * (2 * known + boost);
      }
    });
  }
  const isNegated = clauses.every(({presence}) => presence === 'prohibited');
  // Maps of so many sections would keep the thread busy each time that they grow.
  const scores = new Float64Array(sectionCount).fill(isNegated ? 0 : NaN);
  const weights = new Float64Array(sectionCount * FIELDS.length);
  for (const {unit, boosts, clauses: own} of units.values()) {
    const keys: number[] = [];
    for (const entry of unit)
      await visitFields(entry.postings(), context.isLead, scheduler, (key, weight) => {
        const known = weights[key] as number;
        // For lunr, a heading that has the term as two words, with no weight, does not have it.
        if (known === 0 && weight > 0) keys.push(key);
        weights[key] = addForms(known, weight);
      });
    const idf = lunrIdf(keys.length, sectionCount);
    await scheduler.each(keys, (key) => {
      const weight = weights[key] as number;
      weights[key] = 0;
      const field = key % FIELDS.length;
      const section = (key - field) / FIELDS.length;
      for (const {fields, sections} of own) if (fields.includes(field)) sections[section] = 1;
      const boost = boosts[field];
      if (boost === undefined) return;
      const fieldBoost = context.manifest.boosts[FIELDS[field] as keyof FieldBoosts];
      const value = round(idf * weight * fieldBoost * boostOf(section));
      scores[section] =
        (scores[section] || 0) + (boost * value) / Math.sqrt((squares[field] as number) || 1);
    });
  }
  const best = new BestSections(most);
  let total = 0;
  await scheduler.each(scores.keys(), (section) => {
    const score = scores[section] as number;
    const isUnmet = ({presence, sections}: Condition): boolean =>
      presence === (sections[section] ? 'prohibited' : 'required');
    if (isNaN(score) || conditions.some(isUnmet) || isWanted?.(section) === false) return;
    total++;
    best.add(section, score);
  });
  for (const {words, isProhibited} of phrases)
    if (!isProhibited) for (const word of words) addTerm(word, terms);
  return {ranked: best.sorted(), total, terms};
}
