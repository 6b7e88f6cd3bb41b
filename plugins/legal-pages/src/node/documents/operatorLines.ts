import {type Draft, isStated, type OperatorDraft} from '../operator/OperatorDraft';
import type {LegalText} from '@theme/LegalPage';
import {isGermany} from '../operator/countryOf';
import type {PostalAddress} from '../operator/OperatorRecord';
import {emailLink, lineIfStated, shown, webLink} from './shown';
import {dialAddress} from '../operator/phone';
import {link} from './text';

/** Whether § 5 DDG applies to the operator's site. */
export function isBusinessLike({businessLike}: OperatorDraft): boolean {
  return businessLike.value !== false;
}

export function nameLines({businessName, name, legalForm}: OperatorDraft): LegalText[][] {
  return [...lineIfStated(businessName), [shown(name)], ...lineIfStated(legalForm, 'Rechtsform: ')];
}

/** Some countries have no postal codes. */
const hasNoPostalCode = ({postalCode, country}: Draft<PostalAddress>): boolean =>
  postalCode.value === undefined && country.value !== undefined && !isGermany(country.value);

export function addressLines(address: Draft<PostalAddress>): LegalText[][] {
  return [
    [shown(address.street)],
    hasNoPostalCode(address)
      ? [shown(address.city)]
      : [shown(address.postalCode), ' ', shown(address.city)],
    [address.country.value ?? 'Deutschland'],
  ];
}

function phoneLines(phone: string | undefined): LegalText[][] {
  if (phone === undefined) return [];
  const address = dialAddress(phone);
  return [['Telefon: ', address === undefined ? phone : link(address, phone)]];
}

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
