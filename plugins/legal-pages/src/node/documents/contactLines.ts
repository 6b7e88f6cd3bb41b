import type {LegalText} from '@theme/LegalPage';
import {isBusinessLike} from './isBusinessLike';
import type {OperatorView} from './OperatorView';
import {link} from './text';

/** What a telephone dials: without the zero in brackets, which is for calls within the country. */
function dialled(phone: string): string {
  return phone.replace(/^(\+[\d\s]+)\(0\)/, '$1').replace(/[^+\d]/g, '');
}

/** E-mail and the second quick contact, one line each. */
export function contactLines(operator: OperatorView): LegalText[][] {
  const phone = operator.plain('phone');
  const none = !operator.has('phone') && !operator.has('contactUrl') && isBusinessLike(operator);
  return [
    ['E-Mail: ', operator.email('email')],
    ...(phone ? [['Telefon: ', link(`tel:${dialled(phone)}`, phone)]] : []),
    ...(operator.has('contactUrl') ? [['Kontakt im Web: ', operator.url('contactUrl')]] : []),
    ...(none
      ? [['Zweiter Kontaktweg: ', {kind: 'missing', field: 'phone / contactUrl'} as const]]
      : []),
  ];
}
