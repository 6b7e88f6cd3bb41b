/** Version of the file format. Increase it with every change of the format. */
export const FORMAT_VERSION = 17;

/** The only file with a fixed name. All others are named after the content of the index. */
export const MANIFEST = 'index.bin';

export const MAGIC = Uint8Array.of(0x53, 0x42, 0x58, 0x49);

export const FIELDS = ['title', 'heading', 'description', 'keywords', 'content'] as const;

export const HEADER = 5;

/** Bits of an impact byte that store the content impact. Also the highest content impact. */
export const CONTENT_IMPACT = 15;
export const IMPACT_STEPS = 16;
export const IN_HEADING = 16;
export const IN_CRUMBS = 32;
export const IN_DESCRIPTION = 64;
export const IN_KEYWORDS = 128;

/** Flag in the heading byte of a posting: the heading starts with the term. */
export const FIRST_IN_HEADING = 128;
/** Bits of the heading byte that store the number of letters in the heading, without stop words. */
export const HEADING_LENGTH = 127;
/** Heading byte of a word that names the kind of a declaration, such as `Class` in `Class Key`. */
export const KIND_IN_HEADING = FIRST_IN_HEADING;

/** First character of the key of a summary. A summary is one list for all terms that start with a prefix. */
export const SUMMARY = '\u0000';
/**
 * First character of the key of a whole list. A term has a whole list if the list under the term itself is only
 * a shortlist.
 */
export const WHOLE = '\u0001';
export const TAG = '\u0002';
/** Separator in the key of a search answer, between the stems of its words and its text. */
export const ANSWER = '\u0003';
export const FREQUENT = 8000;

export const hasShortlist = (count: number): boolean => count > FREQUENT;

export const answerKey = (stems: string, text: string): string =>
  stems + ANSWER + (text === stems ? '' : text);

export const answerText = (key: string): string => {
  const [stems = '', text] = key.split(ANSWER);
  return text || stems;
};

export const isAnswer = (key: string): boolean => key.includes(ANSWER);

/**
 * Whether a key belongs to a term rather than to another kind of list. Summaries, whole lists and tags sort
 * before all terms; search answers sort among them.
 */
export const isTerm = (key: string): boolean => key.charAt(0) > TAG && !isAnswer(key);

export const BLOCK_MARK = '\n';
export const PAGE_MARK = '\u0001';
export const SECTION_MARK = '\u0002';
export const PART_MARK = '\u0003';
export const CRUMB_MARK = '\u0004';
/** Markers stored instead of a fragment that a known algorithm derives from the heading. */
const GITHUB_MARK = '\u0005';
export const DOCUTILS_MARK = '\u0006';

/** Kinds of files: terms, reversed words, frequent words, heads of sections, texts of sections. */
export const DATA_FILE_KINDS = ['t', 'r', 'w', 'h', 'x'] as const;
export type DataFileKind = (typeof DATA_FILE_KINDS)[number];

export const dataFile = (id: string, kind: DataFileKind, number: number): string =>
  `${id}.${kind}${number}.bin`;

/**
 * Algorithms that documentation tools use to derive a fragment from a heading. Each key is the marker that is
 * stored instead of such a fragment.
 */
const HASH_ALGORITHMS = new Map<string, (heading: string) => string>([
  // Like github-slugger, which Docusaurus uses.
  [
    GITHUB_MARK,
    (heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
        .replace(/\s/g, '-'),
  ],
  // Like Docutils, which Sphinx uses.
  [
    DOCUTILS_MARK,
    (heading) =>
      heading
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
  ],
]);

export function encodeHash(hash: string, heading: string): string {
  if (hash === '') return hash;
  return Array.from(HASH_ALGORITHMS).find(([, make]) => make(heading) === hash)?.[0] ?? hash;
}

export const decodeHash = (encoded: string, heading: string): string =>
  HASH_ALGORITHMS.get(encoded)?.(heading) ?? encoded;
