import {parsePhoneNumberFromString} from 'libphonenumber-js';
import type {TextRule} from './textRules';

/** The address that dials a number, such as `tel:+492519876501`; undefined where it is not one. */
export function dialAddress(text: string): string | undefined {
  return parsePhoneNumberFromString(text)?.getURI();
}

/** A telephone number with its country code, as long as numbers of that country are. */
export const phone: TextRule = (text) => {
  if (!text.trim().startsWith('+'))
    return 'must be a telephone number with its country code, for example beginning with +49';
  return parsePhoneNumberFromString(text)?.isPossible()
    ? undefined
    : 'is not a telephone number of the country that its code names';
};
