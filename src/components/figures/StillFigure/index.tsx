import type {ReactNode} from 'react';
import clsx from 'clsx';
import Drawing, {type DrawingProps} from '../Drawing';
import styles from './styles.module.css';

interface StillFigureProps extends DrawingProps {
  readonly caption: ReactNode;
  /**
   * `quiet`, the default, has little space around it and a small, muted caption. `prominent` has more space around it
   * and a caption in the style of body text.
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
