import type {TextRule} from './textRules';

const OFFICE =
  /(?<!\p{L})(\p{L}*redaktion(steam|sbüro)?|team|verlag|verein|verband|vorstand|geschäfts(führung|leitung)|presse(stelle)?|abteilung|webmaster|editorial|editors)(?!\p{L})/iu;
const COMPANY =
  /(?<!\p{L})(g?GmbH|mbH|UG|AG|KG|KGaA|OHG|GbR|eG|SE(?=\s*$)|e\.\s?V|Ltd|Inc|LLC)(?!\p{L})/u;
/** Between persons; „von und zu“ is part of a name. */
const AND = /[;/&\n]|\s\+\s|(?<!\svon)\s(und|and|sowie)\s(?!zu\s)/i;

/** The words of a name that are written large, without titles and initials. */
function nameWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith('.'));
}

/** Whether a text names an office or a company; what follows the name of a person may do so. */
function isNobody(text: string): boolean {
  const [name = ''] = text.split(/[,(]/);
  const called = nameWords(name).length > 1 ? name : text;
  return OFFICE.test(called) || COMPANY.test(called);
}

/** Whether a text names several persons; "Sommer, Ada" and "Ada Sommer, M. A." are one. */
function isSeveral(text: string): boolean {
  const full = text.split(',').filter((part) => nameWords(part).length > 1);
  return AND.test(text) || full.length > 1;
}

/** Somebody who is responsible is one natural person, by first and last name. */
export const onePerson: TextRule = (text) =>
  !/[\s,]/.test(text.trim()) || isNobody(text) || isSeveral(text)
    ? 'must be the first and the last name of one natural person, not of an office, a company or several persons (§ 18 (2) MStV)'
    : undefined;
