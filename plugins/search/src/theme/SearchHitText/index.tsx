import type {ReactNode} from 'react';
import styles from '../SearchSuggestions/styles.module.css';

export interface Props {
  text: string;
  /** Start and end of each marked part, ascending and apart. */
  marks: readonly (readonly [number, number])[];
}

/** Text with its marked words. */
export default function SearchHitText({text, marks}: Props): ReactNode {
  const parts: ReactNode[] = [];
  let position = 0;
  for (const [start, end] of marks) {
    parts.push(text.slice(position, start));
    parts.push(
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    );
    position = end;
  }
  parts.push(text.slice(position));
  return parts;
}
