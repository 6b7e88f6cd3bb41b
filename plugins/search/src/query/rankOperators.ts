import {FIELDS, MOST_WEIGHT} from '../format/layout';
import type {FieldBoosts} from '../format/Manifest';
import {BestSections} from './BestSections';
import type {Deadline} from './Deadline';
import {expandClause, type TermContext, type Unit} from './expandClause';
import {fieldNumber, visitFields} from './fieldWeights';
import type {Clause} from './parseOperators';
import type {Ranked} from './Ranked';

/** What operator queries need to know of the index. */
export interface OperatorContext extends TermContext {
  sectionCount: number;
  isLead: (section: number) => boolean;
  boostOf: (section: number) => number;
  manifest: {boosts: FieldBoosts};
}

/** A unit with its weights: field by field, section by section. */
interface Weights {
  /** Weight before idf and boosts, keyed by section times fields plus field. */
  byField: Map<number, number>;
  idf: number;
  /** Sum of the boosts of the clauses that use the unit, by field; undefined where none does. */
  asked: (number | undefined)[];
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
export function addTerm(term: string, terms: Map<string, number[]>): void {
  if (!terms.has(term)) terms.set(term, [terms.size]);
}

async function weigh(unit: Unit, context: OperatorContext, deadline: Deadline): Promise<Weights> {
  const byField = new Map<number, number>();
  for (const entry of unit.entries) {
    await visitFields(entry.postings(), context.isLead, deadline, (section, field, weight) => {
      const key = section * FIELDS.length + field;
      byField.set(key, addForms(byField.get(key) ?? 0, weight));
    });
  }
  return {byField, idf: lunrIdf(byField.size, context.sectionCount), asked: []};
}

/**
 * Finds and scores sections as lunr 2.3.9 does: a section matches if it has all required and no
 * prohibited terms and at least one term at all; its score is the sum, over the fields that match,
 * of the similarity of the query's vector with the field's.
 * @param most number of sections that are wanted, the best ones
 */
export async function rankOperators(
  clauses: readonly Clause[],
  context: OperatorContext,
  deadline: Deadline,
  most = Infinity,
): Promise<{ranked: Ranked[]; total: number; terms: Map<string, number[]>}> {
  const expanded = await Promise.all(
    clauses.map((clause) => expandClause(clause, context, deadline)),
  );
  const units = new Map<string, Weights>();
  const terms = new Map<string, number[]>();
  const prohibited: Set<number>[] = [];
  const required: Set<number>[] = [];
  for (const [index, clause] of clauses.entries()) {
    const fields = clause.fields.map(fieldNumber);
    const matches = new Set<number>();
    for (const unit of expanded[index] as Unit[]) {
      const weights = units.get(unit.stem) ?? (await weigh(unit, context, deadline));
      units.set(unit.stem, weights);
      if (clause.presence !== 'optional')
        await deadline.each(weights.byField.keys(), (key) => {
          if (fields.includes(key % FIELDS.length)) matches.add(Math.floor(key / FIELDS.length));
        });
      if (clause.presence === 'prohibited') continue;
      for (const {term} of unit.entries) addTerm(term, terms);
      for (const field of fields) weights.asked[field] = (weights.asked[field] ?? 0) + clause.boost;
    }
    if (clause.presence === 'prohibited') prohibited.push(matches);
    if (clause.presence === 'required') required.push(matches);
  }
  const isNegated = clauses.every(({presence}) => presence === 'prohibited');
  // A map of so many sections would keep the thread busy each time that it grows.
  const scores = new Float64Array(context.sectionCount).fill(isNegated ? 0 : NaN);
  /** Squares of the magnitudes of the query's vector, by field. */
  const squares = FIELDS.map(() => 0);
  await deadline.each(units.values(), ({asked}) => {
    asked.forEach((boost = 0, field) => {
      squares[field] = (squares[field] as number) + boost ** 2;
    });
  });
  for (const {byField, idf, asked} of units.values()) {
    await deadline.each(byField, ([key, weight]) => {
      const field = key % FIELDS.length;
      const boost = asked[field];
      if (boost === undefined) return;
      const section = Math.floor(key / FIELDS.length);
      const fieldBoost = context.manifest.boosts[FIELDS[field] as keyof FieldBoosts];
      const value = round(idf * weight * fieldBoost * context.boostOf(section));
      scores[section] =
        (scores[section] || 0) + (boost * value) / Math.sqrt((squares[field] as number) || 1);
    });
  }
  const best = new BestSections(most);
  let total = 0;
  await deadline.each(scores.entries(), ([section, score]) => {
    const isAmong = (matches: Set<number>): boolean => matches.has(section);
    if (isNaN(score) || prohibited.some(isAmong) || !required.every(isAmong)) return;
    total++;
    best.add(section, score);
  });
  return {ranked: best.sorted(), total, terms};
}
