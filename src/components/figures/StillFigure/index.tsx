import type {ReactNode} from 'react';
import clsx from 'clsx';
import Drawing, {type DrawingProps} from '../Drawing';
import styles from './styles.module.css';

interface StillFigureProps extends DrawingProps {
  readonly caption: ReactNode;
  /**
   * `quiet`, the default, has less space and a small, muted caption. `prominent` has more space and
   * a caption that looks like text.
   */
  readonly tone?: 'quiet' | 'prominent';
}

export default function StillFigure({
  caption,
  tone = 'quiet',
  ...drawing
}: StillFigureProps): ReactNode {
  return (
    <figure className={clsx(styles.figure, styles[tone])}>
      <Drawing {...drawing} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
