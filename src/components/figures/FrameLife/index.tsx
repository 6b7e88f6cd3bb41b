import type {ReactNode} from 'react';
import StillFigure from '../StillFigure';
import {HANDOVER, placedSteps, SYSTEMS} from './frameSteps';
import styles from './styles.module.css';

const WIDTH = 760;
const MARGIN = 10;
const BOX_TOP = 42;
const BOX_HEIGHT = 76;
const LINE = 17;
const DRAWING_TOP = 158;

const STEPS = placedSteps(WIDTH - 2 * MARGIN, 12);
const {x: handoverLeft = 0, width: handoverWidth = 0} = STEPS[HANDOVER] ?? {};
const HANDOVER_X = MARGIN + handoverLeft + handoverWidth / 2;

export default function FrameLife(): ReactNode {
  return (
    <StillFigure
      viewBox={`0 0 ${WIDTH} 236`}
      smallestText={13}
      label="Two lanes. On the game loop thread a frame updates, in this sequence: achievements and keyboard; the screen, which hands the last frame to the drawing thread; light and post processing; the scene with all its systems; viewports, user interface, mouse and window; camera, particles and audio. On the drawing thread, from the hand-over on, the drawing tasks of the last frame are sorted and drawn."
      caption="One turn of the loop. What systems draw in this frame appears on the screen one frame later."
    >
      <rect className={styles.lane} x="0" y="0" width={WIDTH} height="132" rx="8" />
      <text className={styles.laneTitle} x={MARGIN} y="26">
        Game loop thread: this frame
      </text>
      {STEPS.map(({x, width, lines}, at) => {
        const first = BOX_TOP + BOX_HEIGHT / 2 - ((lines.length - 1) * LINE) / 2 + 4;
        return (
          <g key={lines[0]} transform={`translate(${MARGIN + x} 0)`}>
            <rect
              className={at === SYSTEMS ? styles.systems : styles.step}
              y={BOX_TOP}
              width={width}
              height={BOX_HEIGHT}
              rx="6"
            />
            {lines.map((line, index) => (
              <text key={line} x={width / 2} y={first + index * LINE} textAnchor="middle">
                {line}
              </text>
            ))}
          </g>
        );
      })}
      <rect className={styles.lane} x="0" y={DRAWING_TOP - 12} width={WIDTH} height="90" rx="8" />
      <path
        className={styles.handover}
        d={`M${HANDOVER_X} ${BOX_TOP + BOX_HEIGHT}V${DRAWING_TOP + 24}`}
      />
      <text className={styles.laneTitle} x={HANDOVER_X + 14} y={DRAWING_TOP + 12}>
        Drawing thread: last frame
      </text>
      <rect
        className={styles.step}
        x={HANDOVER_X}
        y={DRAWING_TOP + 24}
        width={WIDTH - MARGIN - HANDOVER_X}
        height="42"
        rx="6"
      />
      <text x={HANDOVER_X + 14} y={DRAWING_TOP + 50}>
        sort drawing tasks by draw order, draw them
      </text>
    </StillFigure>
  );
}
