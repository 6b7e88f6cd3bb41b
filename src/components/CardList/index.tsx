import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A Markdown list; each item becomes a card. */
  children: ReactNode;
}

/** Shows a Markdown list as a grid of cards. */
export default function CardList({children}: Props): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
