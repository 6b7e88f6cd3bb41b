import type {OperatorView} from './OperatorView';

/** Whether § 5 DDG applies to the operator's site. */
export function isBusinessLike(operator: OperatorView): boolean {
  return operator.value('businessLike') !== false;
}
