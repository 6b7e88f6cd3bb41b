import {parsePhoneNumberFromString} from 'libphonenumber-js';
import type {TextRule} from './textRules';

/** Address for calls, such as `tel:+492519876501`, or `undefined`. */
export function dialAddress(text: string): string | undefined {
  return parsePhoneNumberFromString(text)?.getURI();
}

export const phone: TextRule = (text) => {
  if (!text.trim().startsWith('+'))
    return 'must be a telephone number with a country code such as +49';
  return parsePhoneNumberFromString(text)?.isPossible()
    ? undefined
    : 'is not a telephone number of the country that its code names';
};
