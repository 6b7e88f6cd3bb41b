import {type ReactNode, useId} from 'react';
import styles from '../SearchPage/styles.module.css';
import Articles, {type Props as ArticlesProps} from './Articles';

/** Hits of API documents or of another site, below a separate heading. */
export default function Group({
  label,
  hits,
  onChoose,
  more,
}: Pick<ArticlesProps, 'hits' | 'onChoose'> & {
  label: string;
  more: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.elsewhere}>
      <h2 id={id} dir="auto">
        {label}
      </h2>
      <Articles hits={hits} level="h3" onChoose={onChoose} />
      {more && <p dir="auto">{more}</p>}
    </section>
  );
}
