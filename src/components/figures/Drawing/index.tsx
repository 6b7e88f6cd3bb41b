import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface DrawingProps {
  readonly label: string;
  /** Left, top, width and height of the drawing in its own units. */
  readonly viewBox: string;
  /** Width and height in CSS pixels. By default, the drawing fills its container. */
  readonly size?: {readonly width: number; readonly height: number};
  /** Size of the smallest text in drawing units. If a container is too narrow for legible text, the drawing scrolls. */
  readonly smallestText?: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Minimum legible text size in CSS pixels. */
const LEGIBLE_TEXT = 11;

function leastWidth(viewBox: string, smallestText: number): number {
  const width = Number(viewBox.split(' ')[2]);
  return Math.ceil((width * LEGIBLE_TEXT) / smallestText);
}

export default function Drawing({
  label,
  viewBox,
  size,
  smallestText,
  className,
  children,
}: DrawingProps): ReactNode {
  const drawing = (
    <svg
      className={clsx(styles.drawing, !size && styles.fluid, className)}
      viewBox={viewBox}
      {...size}
      {...(smallestText && {style: {minInlineSize: leastWidth(viewBox, smallestText)}})}
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  );
  if (!smallestText) return drawing;
  return (
    // Focusable, because some browsers would otherwise not let the keyboard scroll it.
    <div
      className={styles.place}
      role="group"
      tabIndex={0}
      aria-label="Drawing that scrolls sideways"
    >
      {drawing}
    </div>
  );
}
