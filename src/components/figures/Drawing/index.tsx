import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface DrawingProps {
  /** Alternative text: what the drawing shows, in words. */
  readonly label: string;
  /** Left, top, width and height of the drawing in its own units. */
  readonly viewBox: string;
  /** Width and height in CSS pixels. Without it, the drawing is as wide as its place. */
  readonly size?: {readonly width: number; readonly height: number};
  readonly className?: string | undefined;
  /** The shapes, as SVG elements. Text is in the ink of the page unless a class says otherwise. */
  readonly children: ReactNode;
}

/** A picture of SVG shapes, one image with an alternative text to assistive technology. */
export default function Drawing({
  label,
  viewBox,
  size,
  className,
  children,
}: DrawingProps): ReactNode {
  return (
    <svg
      className={clsx(styles.drawing, !size && styles.fluid, className)}
      viewBox={viewBox}
      {...size}
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  );
}
