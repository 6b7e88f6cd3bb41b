/** A rule about text: what is wrong with it, or undefined. */
export type TextRule = (text: string) => string | undefined;

const POST_BOX =
  /(?<!\p{L})((post(schließ)?fach|p\.?\s?o\.?[\s-]?box|post office box|packstation|postbox|paketbox|(haupt)?postlagernd)(?!\p{L})|pf\.?\s?\d)/iu;

/** An address at which documents can be served is no PO box and no parcel locker. */
export const postBox: TextRule = (text) =>
  POST_BOX.test(text)
    ? 'is a PO box or parcel locker; state an address at which documents can be served'
    : undefined;

/** Stands for a value wherever it stands. */
const PLACEHOLDERS: readonly RegExp[] = [
  /\b(fixme|changeme|change me|lorem ipsum)\b/i,
  /\b(TODO|TBD)\b/,
  /\b(muster(mann|frau|firma|-?str(a(ß|ss)e)?|weg|stadt|hausen|ort|gmbh|verein)|beispiel(-?str(a(ß|ss)e)?|stadt|firma))(?!\p{L})/iu,
  /\b(john|jane) doe\b/i,
  /x{3,}|\?{2,}|_{3,}/i,
  /(^|[@./])(example|beispiel|domain|muster)\.(com|org|net|de|test)\b/i,
  /\.(example|test|invalid|localhost)$/i,
];

const WORDS =
  'todo|tbd|placeholder|platzhalter|n/a|vorname|nachname|first ?name|last ?name|your name|ihr name';
const GAP = /[<{[][^>}\]]*[>}\]]|\.{3}|…/;

/** Stands for a value in a name, a number or an address. */
const IN_VALUES: readonly RegExp[] = [
  ...PLACEHOLDERS,
  new RegExp(`\\b(${WORDS})\\b`, 'i'),
  GAP,
  /^[-0]+$/,
  /^\+[\d\s()/-]*(\b0?123[\s/-]?456[\s-]?7?8?9?0?\b|0{6,}$)/,
];

/** Stands for a value where whole sentences are written, in which the words above are ordinary. */
const IN_SENTENCES: readonly RegExp[] = [
  ...PLACEHOLDERS,
  new RegExp(`^\\W*((${WORDS})(\\W+|$))+$`, 'i'),
  new RegExp(`^(${GAP.source})$`),
  /[<{[][^>}\]]*\b(your|ihre?|insert|enter|einsetzen|einfügen|eintragen|ergänzen|angeben|(firmen|vor|nach)?name|firma|company|anschrift|adresse|address|stra(ß|ss)e|ort|datum|date|telefon|phone|e-?mail)\b[^>}\]]*[>}\]]/i,
];

function placeholderRule(patterns: readonly RegExp[]): TextRule {
  return (text) =>
    patterns.some((pattern) => pattern.test(text))
      ? 'still holds placeholder text; state the real value'
      : undefined;
}

/** A value that someone meant to replace before publishing. */
export const placeholder = placeholderRule(IN_VALUES);

const OUTDATED: readonly {name: RegExp; now: string}[] = [
  {name: /\bTMG\b|Telemediengesetz/i, now: 'TMG was replaced by DDG in May 2024'},
  {
    name: /\bTTDSG\b|Telekommunikation-Telemedien-Datenschutz-?Gesetz/i,
    now: 'TTDSG has been called TDDDG since May 2024',
  },
  {
    name: /\b(RStV|RfStV)\b|Rundfunkstaatsvertrag/i,
    now: 'RStV was replaced by MStV in November 2020',
  },
];

/** Names of laws that no longer exist. */
export const outdatedLaw: TextRule = (text) => {
  const found = OUTDATED.find(({name}) => name.test(text));
  return found && `names a law that is no longer in force: ${found.now}`;
};

const CLOSED_PLATFORM = /ec\.europa\.eu\/(consumers\/)?odr|webgate\.ec\.europa\.eu\/odr/i;

/** The European platform for online dispute resolution was closed on 20 July 2025. */
export const closedDisputePlatform: TextRule = (text) =>
  CLOSED_PLATFORM.test(text)
    ? 'links to the EU platform for online dispute resolution, which was closed on 20 July 2025; remove the link'
    : undefined;

/** Postal codes of the shape of a real one that stand for none. */
export const placeholderPostalCode: TextRule = (text) =>
  /^(0+|9+|1+|12345|01234)$/.test(text.trim())
    ? 'is a sample postal code; state the real one'
    : undefined;

const OF_ALL_TEXT: readonly TextRule[] = [outdatedLaw, closedDisputePlatform];

/** Every rule that holds for any text of the record. */
export const RECORD_RULES: readonly TextRule[] = [placeholder, ...OF_ALL_TEXT];

/** Every rule that holds for any text of the options. */
export const OPTION_RULES: readonly TextRule[] = [placeholderRule(IN_SENTENCES), ...OF_ALL_TEXT];
