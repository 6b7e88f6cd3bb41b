import type {ReactNode} from 'react';

export interface Props {
  className?: string | undefined;
}

/** The magnifier of the search field and of the button on narrow screens. */
export default function SearchIcon({className}: Props): ReactNode {
  return (
    // The size attributes keep the icon from filling the window if styles do not load.
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" className={className}>
      <path d="M7 1a6 6 0 1 0 3.6 10.8l3 3 1.2-1.2-3-3A6 6 0 0 0 7 1zm0 1.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6z" />
    </svg>
  );
}
