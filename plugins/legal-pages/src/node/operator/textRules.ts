export type TextRule = (text: string) => string | undefined;

const POST_BOX =
  /(?<!\p{L})((post(schließ)?fach|p\.?\s?o\.?[\s-]?box|post office box|packstation|postbox|paketbox|(haupt)?postlagernd)(?!\p{L})|pf\.?\s?\d)/iu;

/** Documents cannot be served at a PO box or a parcel locker. */
export const postBox: TextRule = (text) =>
  POST_BOX.test(text)
    ? 'is a PO box or parcel locker, where documents cannot be served'
    : undefined;

const GAP = '(\\.{3}|…|x{3,}|\\?{2,}|_{2,}|-+|0+|todo|tbd|n/a)';
const EMPTY = new RegExp(`^\\W*${GAP}\\W*$`, 'i');
const BRACKETS = /<[^>]*>|\{[^}]*\}|\[[^\]]*\]/;
/** Placeholders in brackets, such as `<your name>`. Names can contain brackets with other text. */
const ASKING_BRACKETS =
  /[<{[][^>}\]]*\b(your|ihre?|insert|enter|einsetzen|einfügen|eintragen|ergänzen|angeben|(firmen|vor|nach)?name|firma|company|anschrift|adresse|address|stra(ß|ss)e|ort|datum|date|telefon|phone|e-?mail)\b[^>}\]]*[>}\]]/i;

const UNFILLED = 'is a placeholder that was not filled in';

/** Whether text is a web address, which can contain brackets without being a placeholder. */
const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:/i.test(text);

const unfilled: TextRule = (text) =>
  EMPTY.test(text) || (ASKING_BRACKETS.test(text) && !isAddress(text)) ? UNFILLED : undefined;

export const bracketed: TextRule = (text) =>
  BRACKETS.test(text) && !isAddress(text) ? 'has brackets, as in a placeholder' : undefined;

/** Reserved domains (RFC 2606). */
const RESERVED_HOST = /(^|\.)(example\.(com|org|net|edu)|(example|test|invalid|localhost))\.?$/i;
const HOSTS = /(?:https?:\/\/(?:[^\s/@]*@)?|@)(?<host>[\p{L}\p{N}.-]+)/giu;
const BARE_HOST = /(?<![\w@/.-])(?:www\.)?example\.(?:com|org|net|edu)(?![\w@-]|\.\w)/i;

export const reservedDomain: TextRule = (text) => {
  const hosts = Array.from(text.matchAll(HOSTS), ({groups}) => groups?.host ?? '');
  return BARE_HOST.test(text) || hosts.some((host) => RESERVED_HOST.test(host))
    ? 'is below a domain that is reserved for examples (RFC 2606)'
    : undefined;
};

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

export const outdatedLaw: TextRule = (text) => {
  const found = OUTDATED.find(({name}) => name.test(text));
  return found && `names a law that is no longer in force: ${found.now}`;
};

const CLOSED_PLATFORM = /ec\.europa\.eu\/(consumers\/)?odr|webgate\.ec\.europa\.eu\/odr/i;

/** The European platform for online dispute resolution was closed on 20 July 2025. */
export const closedDisputePlatform: TextRule = (text) =>
  CLOSED_PLATFORM.test(text)
    ? 'links to the EU platform for online dispute resolution, which was closed on 20 July 2025'
    : undefined;

export const RECORD_RULES: readonly TextRule[] = [unfilled, closedDisputePlatform];

export const OPTION_RULES: readonly TextRule[] = [unfilled, reservedDomain, closedDisputePlatform];
