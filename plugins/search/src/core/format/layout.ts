/** Version of the file format. Increase it with every change of the format. */
export const FORMAT_VERSION = 16;

/** The only file with a fixed name. All others are named after the content of the index. */
export const MANIFEST = 'index.bin';

/** First bytes of the manifest. */
export const MAGIC = Uint8Array.of(0x53, 0x42, 0x58, 0x49);

export const FIELDS = ['title', 'heading', 'description', 'keywords', 'content'] as const;

/** Length in bytes of the version and checksum before the compressed part of a data file. */
export const HEADER = 5;

/** Bits of an impact byte with the impact of the content. Also the number of its steps. */
export const CONTENT_IMPACT = 15;
export const IMPACT_STEPS = 16;
/** Flags in the other bits of the impact byte. */
export const IN_HEADING = 16;
export const IN_CRUMBS = 32;
export const IN_DESCRIPTION = 64;
export const IN_KEYWORDS = 128;

/** Flag in the heading byte of a posting: the heading starts with the term. */
export const FIRST_IN_HEADING = 128;
/** Bits of the heading byte with the number of letters in the heading, without stop words. */
export const HEADING_LENGTH = 127;
/** Heading byte of a word that names the kind of a declaration, such as `Class` in `Class Key`. */
export const KIND_IN_HEADING = FIRST_IN_HEADING;

/** First character of the key of a list for all terms with a prefix. */
export const SUMMARY = '\u0000';
/** First character of the key of the whole list of a term whose own list is a shortlist. */
export const WHOLE = '\u0001';
/** First character of the key of the list of pages with a tag. */
export const TAG = '\u0002';
/** Separator in the key of a promised answer, between the stems of its words and its text. */
export const ANSWER = '\u0003';
/** Number of sections above which a term is frequent. */
export const FREQUENT = 8000;

/** Whether a term with so many sections has a shortlist of them. */
export const hasShortlist = (count: number): boolean => count > FREQUENT;

/** Key of a search answer, without its text if that equals its stems. */
export const answerKey = (stems: string, text: string): string =>
  stems + ANSWER + (text === stems ? '' : text);

/** Text of a search answer's key as its author wrote it. */
export const answerText = (key: string): string => {
  const [stems = '', text] = key.split(ANSWER);
  return text || stems;
};

export const isAnswer = (key: string): boolean => key.includes(ANSWER);

/** Whether a key is a term instead of another kind of list. The keys of other lists sort before terms. */
export const isTerm = (key: string): boolean => key.charAt(0) > TAG && !isAnswer(key);

/** Separator between the paragraphs, cells and lines of a text. */
export const BLOCK_MARK = '\n';
/** Separators within blocks of heads and texts. */
export const PAGE_MARK = '\u0001';
export const SECTION_MARK = '\u0002';
export const PART_MARK = '\u0003';
export const CRUMB_MARK = '\u0004';
/** Replace a fragment that a known algorithm makes from the heading. */
const GITHUB_MARK = '\u0005';
export const DOCUTILS_MARK = '\u0006';

/** Files of terms, reversed words, frequent words, heads of sections, and their texts. */
export const DATA_FILE_KINDS = ['t', 'r', 'w', 'h', 'x'] as const;
export type DataFileKind = (typeof DATA_FILE_KINDS)[number];

export const dataFile = (id: string, kind: DataFileKind, number: number): string =>
  `${id}.${kind}${number}.bin`;

/**
 * Algorithms by which documentation tools make a fragment from a heading, by the character that replaces the
 * fragment.
 */
const WAYS = new Map<string, (heading: string) => string>([
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

/** Encodes a fragment as itself, or as the character of the algorithm that makes it from the heading. */
export function encodeHash(hash: string, heading: string): string {
  if (hash === '') return hash;
  return Array.from(WAYS).find(([, make]) => make(heading) === hash)?.[0] ?? hash;
}

/** Reads the output of `encodeHash`. */
export const decodeHash = (encoded: string, heading: string): string =>
  WAYS.get(encoded)?.(heading) ?? encoded;
