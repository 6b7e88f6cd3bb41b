import type {OperatorDraft} from '../operator/OperatorDraft';

/** Whether § 5 DDG applies to the operator's site. */
export function isBusinessLike({businessLike}: OperatorDraft): boolean {
  return businessLike.value !== false;
}
