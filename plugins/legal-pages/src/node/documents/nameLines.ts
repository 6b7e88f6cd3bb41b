import type {LegalText} from '@theme/LegalPage';
import type {OperatorView} from './OperatorView';

/** Name and legal form of the operator, one line each. */
export function nameLines(operator: OperatorView): LegalText[][] {
  return [
    ...(operator.has('businessName') ? [[operator.text('businessName')]] : []),
    [operator.text('name')],
    ...(operator.has('legalForm') ? [['Rechtsform: ', operator.text('legalForm')]] : []),
  ];
}
