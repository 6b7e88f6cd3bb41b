import type {ReactNode} from 'react';
import Drawing from '../Drawing';
import {curvePath} from './curvePath';
import {applyEase, type EaseName} from './easeFunctions';
import styles from './styles.module.css';

const WIDTH = 120;
const HEIGHT = 60;
const MARGIN = 4;

interface EaseCurveProps {
  readonly ease: EaseName;
}

export default function EaseCurve({ease}: EaseCurveProps): ReactNode {
  const value = (progress: number): string =>
    String(Math.round(applyEase(ease, progress) * 100) / 100);
  return (
    <Drawing
      viewBox={`${-MARGIN} ${-MARGIN} ${WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`}
      size={{width: WIDTH + 2 * MARGIN, height: HEIGHT + 2 * MARGIN}}
      label={`Curve of ${ease}: ${value(0)} at the start, ${value(0.25)} after a quarter, ${value(0.5)} at half, ${value(0.75)} after three quarters, ${value(1)} at the end`}
    >
      <path className={styles.axes} d={`M0 0V${HEIGHT}H${WIDTH}`} />
      <path className={styles.limit} d={`M0 0H${WIDTH}`} />
      <path className={styles.line} d={curvePath(ease, WIDTH, HEIGHT)} />
    </Drawing>
  );
}
