import type {TokenTerms} from './TokenTerms';

const GROUPED =
  /^[1-9]\d{0,2}(?:(?:,\d{2,3})*,\d{3}|([ \u00a0\u2007\u2009\u202f.])\d{3}(?:\1\d{3})*)$/;

export const isGrouped = (token: string): boolean => GROUPED.test(token);

export function splitGroups(number: string): TokenTerms {
  const parts = number.includes('.') ? [number] : number.split(/\D/);
  return addDottedNumbers({parts, joins: [number.replace(/\D/g, '')]});
}

const withoutZeros = (number: string): string => number.replace(/(^|\.)0+(?=\d)/g, '$1');

/**
 * Adds the ends of a number with dots, so that `03.2021` and `2021` also find `15.03.2021`. With two or more
 * dots, it is a date or a version, which has the same terms with and without leading zeros.
 */
export function addDottedNumbers({parts, joins}: TokenTerms): TokenTerms {
  const wider = new Set<string>();
  const own = parts.map((part) => {
    if (!/^\d+\.[\d.]+$/.test(part)) return part;
    const numbers = part.split('.');
    const plain = numbers.length > 2 ? withoutZeros(part) : part;
    numbers.forEach((_, at) => {
      const rest = numbers.slice(at).join('.');
      wider.add(rest);
      if (numbers.length > 2) wider.add(withoutZeros(rest));
    });
    wider.delete(plain);
    return plain;
  });
  return wider.size === 0 ? {parts, joins} : {parts: own, joins, wider: Array.from(wider)};
}
