import {readFileSync} from 'node:fs';

export interface CollectionFiles {
  readonly documents: string;
  readonly queries: string;
  readonly judgements: string;
}

export interface CollectionDocument {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Collection {
  readonly documents: readonly CollectionDocument[];
  readonly queries: readonly {readonly text: string; readonly relevant: ReadonlySet<string>}[];
}

/** Codes of judgments for irrelevant documents. */
const NO_INTEREST = new Set(['-1', '5']);

const oneLine = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** Records of a file: `.I` and an id, then fields such as `.T` and `.W` on separate lines. */
function readRecords(text: string): {id: string; fields: Record<string, string>}[] {
  return text
    .split(/^\.I\s+/m)
    .slice(1)
    .map((record) => {
      const [id = '', ...parts] = record.split(/^\.([A-Z])\s*$/m);
      const fields: Record<string, string> = {};
      for (let at = 0; at + 1 < parts.length; at += 2)
        fields[parts[at] as string] = oneLine(parts[at + 1]);
      return {id: String(Number(id)), fields};
    });
}

/** Judgments by the number of the query, counted from 1. Each line has query, document and code. */
function readJudgements(text: string): Map<number, Set<string>> {
  const judged = new Map<number, Set<string>>();
  for (const line of text.split('\n')) {
    const [query, document, code = ''] = line.trim().split(/\s+/);
    if (query === undefined || document === undefined || NO_INTEREST.has(code)) continue;
    const known = judged.get(Number(query)) ?? new Set();
    judged.set(Number(query), known.add(String(Number(document))));
  }
  return judged;
}

/** @throws Error if a file cannot be read, or the queries have no judgments. */
export function readCollection({documents, queries, judgements}: CollectionFiles): Collection {
  const read = (file: string) => readFileSync(file, 'latin1');
  const judged = readJudgements(read(judgements));
  const asked = readRecords(read(queries)).flatMap(({fields}, place) => {
    const relevant = judged.get(place + 1);
    const text = oneLine(`${fields.T ?? ''} ${fields.W ?? ''}`);
    return relevant === undefined ? [] : [{text, relevant}];
  });
  if (asked.length === 0)
    throw new Error(`bench: no query of ${queries} has judgments in ${judgements}`);
  return {
    documents: readRecords(read(documents)).map(({id, fields}) => ({
      id,
      title: fields.T ?? '',
      text: fields.W ?? '',
    })),
    queries: asked,
  };
}
