import type {LegalText} from '@theme/LegalPage';
import {isStated, type OperatorDraft} from '../operator/OperatorDraft';
import {dialAddress} from '../operator/phone';
import {isBusinessLike} from './isBusinessLike';
import {emailLink, webLink} from './shown';
import {link} from './text';

function phoneLines(phone: string | undefined): LegalText[][] {
  if (phone === undefined) return [];
  const address = dialAddress(phone);
  return [['Telefon: ', address === undefined ? phone : link(address, phone)]];
}

/** E-mail and the second quick contact, one line each. */
export function contactLines(operator: OperatorDraft): LegalText[][] {
  const {email, phone, contactUrl} = operator;
  const none = !isStated(phone) && !isStated(contactUrl) && isBusinessLike(operator);
  return [
    ['E-Mail: ', emailLink(email)],
    ...phoneLines(phone.value),
    ...(isStated(contactUrl) ? [['Kontakt im Web: ', webLink(contactUrl)]] : []),
    ...(none
      ? [['Zweiter Kontaktweg: ', {kind: 'missing', field: 'phone / contactUrl'} as const]]
      : []),
  ];
}
