import type {LegalText} from '@theme/LegalPage';
import {isBusinessLike} from './isBusinessLike';
import type {OperatorView} from './OperatorView';
import {link} from './text';

/** E-mail and the second quick contact, one line each. */
export function contactLines(operator: OperatorView): LegalText[][] {
  const phone = operator.plain('phone');
  const none = !operator.has('phone') && !operator.has('contactUrl') && isBusinessLike(operator);
  return [
    ['E-Mail: ', operator.email('email')],
    ...(phone ? [['Telefon: ', link(`tel:${phone.replace(/[^+\d]/g, '')}`, phone)]] : []),
    ...(operator.has('contactUrl') ? [['Kontakt im Web: ', operator.url('contactUrl')]] : []),
    ...(none
      ? [['Zweiter Kontaktweg: ', {kind: 'missing', field: 'phone / contactUrl'} as const]]
      : []),
  ];
}
