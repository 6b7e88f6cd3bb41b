import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {leavesSite} from '../../browser/hits';

export interface Props {
  url: string;
}

export default function LeavesSite({url}: Props): ReactNode {
  if (!leavesSite(url)) return null;
  return (
    <span>
      {' '}
      <svg
        role="img"
        aria-label={translate({id: 'search.leaves', message: '(on another site)'})}
        width="12"
        height="12"
        viewBox="0 0 12 12"
        fill="none"
        stroke="currentcolor"
        strokeWidth="1.5"
      >
        <path d="M4.5 2H2v8h8V7.5M6.5 2H10v3.5M10 2 5.5 6.5" />
      </svg>
    </span>
  );
}
