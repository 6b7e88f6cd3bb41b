import type {ReactNode} from 'react';
import StillFigure from '../StillFigure';
import {BANDS} from './bands';
import styles from './styles.module.css';

const ROW = 27;
const SLANT = 10;
const WIDTH = 420;
const SHEET_WIDTH = 350;
const LEFT = 56;
const HEIGHT = BANDS.length * ROW + 40;

export default function DrawOrderStack(): ReactNode {
  const bottom = HEIGHT - 20;
  return (
    <StillFigure
      className={styles.stack}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      smallestText={13}
      label="A stack of sheets, one for each order of execution that draws. At the back lies PRESENTATION_BACKGROUND with draw orders from 7,000,000, above it PRESENTATION_WORLD from 8,000,000, then effects, smoke, light, foreground, overlay, the three user interface orders, transitions, notifications, menu, and in front the debug overlays up to 22,999,999."
      caption="The number is the first draw order of each band. Simulation systems can draw too: their bands lie behind all of these."
    >
      {BANDS.map((band, index) => {
        const y = bottom - (index + 1) * ROW;
        return (
          <g key={band.order}>
            <path
              className={styles.sheet}
              d={`M${LEFT + SLANT} ${y}h${SHEET_WIDTH}l${-SLANT} ${ROW - 5}h${-SHEET_WIDTH}Z`}
            />
            <text x={LEFT + SLANT + 12} y={y + 16}>
              {band.order}
            </text>
            <text className={styles.value} x={LEFT + SHEET_WIDTH - 12} y={y + 16} textAnchor="end">
              {band.first.toLocaleString('en-US')}
            </text>
          </g>
        );
      })}
      <path className={styles.axis} d={`M28 ${bottom}V24M22 34L28 24L34 34`} />
      <text x="12" y={bottom + 16}>
        back
      </text>
      <text x="12" y="16">
        front
      </text>
    </StillFigure>
  );
}
