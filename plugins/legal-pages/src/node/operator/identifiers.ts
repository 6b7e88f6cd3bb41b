import type {TextRule} from './textRules';

/**
 * Check digit of eleven digits by ISO 7064, MOD 11,10.
 * @see https://en.wikipedia.org/wiki/ISO/IEC_7064
 */
function checkDigit(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10;
}

function hasValidCheckDigit(digits: string): boolean {
  return checkDigit(digits.slice(0, -1)) === Number(digits.slice(-1));
}

/** VAT identification number. German numbers need a valid check digit, others only the right format. */
export const vatId: TextRule = (text) => {
  const compact = text.replace(/[\s.-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}[A-Z0-9+*]{2,18}$/.test(compact))
    return 'is not a VAT identification number: two letters for the country, then the number';
  if (!compact.startsWith('DE')) return undefined;
  if (!/^DE\d{9}$/.test(compact)) return 'must be DE and nine digits';
  return hasValidCheckDigit(compact.slice(2))
    ? undefined
    : 'has a wrong check digit, unlike the numbers of the Bundeszentralamt für Steuern';
};

/** Business identification number (W-IdNr.): DE, nine digits, hyphen, five digits. */
export const businessId: TextRule = (text) =>
  /^DE\d{9}-\d{5}$/.test(text.trim())
    ? undefined
    : 'must be DE, nine digits, a hyphen and five digits (§ 139c AO)';
