import type {LegalText} from '@theme/LegalPage';
import type {OperatorDraft} from '../operator/OperatorDraft';
import {lineIfStated, shown} from './shown';

/** Name and legal form of the operator, one line each. */
export function nameLines({businessName, name, legalForm}: OperatorDraft): LegalText[][] {
  return [...lineIfStated(businessName), [shown(name)], ...lineIfStated(legalForm, 'Rechtsform: ')];
}
