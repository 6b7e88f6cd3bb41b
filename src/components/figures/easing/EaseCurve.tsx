import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Drawing from '../Drawing';
import {curvePath} from './curvePath';
import {applyEase, type EaseName} from './easeFunctions';
import styles from './styles.module.css';

const WIDTH = 120;
const HEIGHT = 60;
const MARGIN = 4;

interface EaseCurveProps {
  /** Constant of the `Ease` enum, without the enum's name. */
  readonly ease: EaseName;
}

/** Curve of one easing: progress from left to right, eased value from bottom to top. */
export default function EaseCurve({ease}: EaseCurveProps): ReactNode {
  const value = (progress: number): string =>
    String(Math.round(applyEase(ease, progress) * 100) / 100);
  return (
    <Drawing
      viewBox={`${-MARGIN} ${-MARGIN} ${WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`}
      size={{width: WIDTH + 2 * MARGIN, height: HEIGHT + 2 * MARGIN}}
      label={translate(
        {
          id: 'figure.easeCurve.label',
          message:
            'Curve of {ease}: {start} at the start, {quarter} after a quarter, {half} at half, {threeQuarters} after three quarters, {end} at the end',
          description: 'The alternative text of the curve of an easing function',
        },
        {
          ease,
          start: value(0),
          quarter: value(0.25),
          half: value(0.5),
          threeQuarters: value(0.75),
          end: value(1),
        },
      )}
    >
      <path className={styles.axes} d={`M0 0V${HEIGHT}H${WIDTH}`} />
      <path className={styles.limit} d={`M0 0H${WIDTH}`} />
      <path className={styles.line} d={curvePath(ease, WIDTH, HEIGHT)} />
    </Drawing>
  );
}
