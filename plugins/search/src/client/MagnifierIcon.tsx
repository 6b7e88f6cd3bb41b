import type {ReactNode} from 'react';

/** The magnifier of the search field, and of the button that leads to it on narrow screens. */
export function MagnifierIcon({className}: {className: string | undefined}): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={className}>
      <path d="M11 2H4v2H2v7h2v2h7v-2h1v1h1v1h1v1h1v-1h-1v-1h-1v-1h-1v-1h1V4h-2zM4 4h7v7H4z" />
    </svg>
  );
}
