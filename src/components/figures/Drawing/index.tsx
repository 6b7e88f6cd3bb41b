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
  /**
   * Size of the smallest text, in the units of the drawing. With it, the drawing never becomes so
   * narrow that the text cannot be read; where its place is narrower, it scrolls.
   */
  readonly smallestText?: number;
  readonly className?: string | undefined;
  /** The shapes, as SVG elements. Text is in the ink of the page unless a class says otherwise. */
  readonly children: ReactNode;
}

/** Least size of text that can be read, in CSS pixels. */
const LEGIBLE_TEXT = 11;

function leastWidth(viewBox: string, smallestText: number): number {
  const width = Number(viewBox.split(' ')[2]);
  return Math.ceil((width * LEGIBLE_TEXT) / smallestText);
}

/** A picture of SVG shapes, one image with an alternative text to assistive technology. */
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
    // Without a place in the tab order, the keyboard could not scroll it in every browser.
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
