import type {ReactNode} from 'react';
import styles from '../SearchSuggestions/styles.module.css';

export interface Props {
  text: string;
  /** Start and end of each marked part, ascending and without overlaps. */
  marks: readonly (readonly [number, number])[];
}

/**
 * Text with marked words. The key makes React create a new element for a new text, because it cannot update text nodes
 * that the browser has replaced to translate the page.
 */
export default function HitText({text, marks}: Props): ReactNode {
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
  return <span key={`${text} ${marks.join(' ')}`}>{parts}</span>;
}
