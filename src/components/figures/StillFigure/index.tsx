import type {ReactNode} from 'react';
import Drawing, {type DrawingProps} from '../Drawing';
import styles from './styles.module.css';

interface StillFigureProps extends DrawingProps {
  readonly caption: ReactNode;
}

export default function StillFigure({caption, ...drawing}: StillFigureProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <Drawing {...drawing} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
