import type {Props} from '@theme/SearchIcon';
import type {ReactNode} from 'react';

export default function PixelSearchIcon({className}: Props): ReactNode {
  return (
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" className={className}>
      <path d="M11 2H4v2H2v7h2v2h7v-2h1v1h1v1h1v1h1v-1h-1v-1h-1v-1h-1v-1h1V4h-2zM4 4h7v7H4z" />
    </svg>
  );
}
