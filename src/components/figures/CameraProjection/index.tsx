import type {ReactNode} from 'react';
import StillFigure from '../StillFigure';
import styles from './styles.module.css';

const CAMERA = {focus: {x: 60, y: 30}, zoom: 2};
const CANVAS = {width: 320, height: 180};
const THING = {x: 90, y: 10};
const WORLD = {x: 70, y: 120};
const SHEET = {x: 410, y: 60};

const SEEN = {width: CANVAS.width / CAMERA.zoom, height: CANVAS.height / CAMERA.zoom};
const CORNER = {x: CAMERA.focus.x - SEEN.width / 2, y: CAMERA.focus.y - SEEN.height / 2};
const SHOWN = {
  x: (THING.x - CORNER.x) * CAMERA.zoom,
  y: (THING.y - CORNER.y) * CAMERA.zoom,
};
const FROM = {x: WORLD.x + THING.x, y: WORLD.y + THING.y};
const TO = {x: SHEET.x + SHOWN.x, y: SHEET.y + SHOWN.y};

export default function CameraProjection(): ReactNode {
  return (
    <StillFigure
      viewBox="0 0 760 270"
      smallestText={13}
      label="Left: the world with its axes, x to the right and y down. A camera with focus 60, 30 and zoom 2 sees an area of 160 by 90 units; an object is at 90, 10. Right: the canvas of 320 by 180 pixels, with its origin in the upper left corner. The object appears at 220, 50."
      caption="The frame on the left is the visible area. It fills the canvas on the right."
    >
      <rect className={styles.panel} x="0" y="0" width="340" height="270" rx="8" />
      <text className={styles.title} x="14" y="26">
        World, in units
      </text>
      <rect className={styles.view} x={WORLD.x + CORNER.x} y={WORLD.y + CORNER.y} {...SEEN} />
      <path className={styles.axis} d={`M14 ${WORLD.y}H320M${WORLD.x} 44V256`} />
      <path className={styles.axis} d={`M312 ${WORLD.y - 5}L320 ${WORLD.y}L312 ${WORLD.y + 5}`} />
      <path className={styles.axis} d={`M${WORLD.x - 5} 248L${WORLD.x} 256L${WORLD.x + 5} 248`} />
      <text x="318" y={WORLD.y - 10} textAnchor="end">
        x
      </text>
      <text x={WORLD.x + 10} y="252">
        y
      </text>
      <text x={WORLD.x - 26} y={WORLD.y + 18} textAnchor="end">
        0, 0
      </text>
      <circle
        className={styles.axis}
        cx={WORLD.x + CAMERA.focus.x}
        cy={WORLD.y + CAMERA.focus.y}
        r="4"
      />
      <text x={WORLD.x + CAMERA.focus.x} y={WORLD.y + CAMERA.focus.y + 22} textAnchor="middle">
        focus 60, 30
      </text>
      <rect className={styles.view} x={SHEET.x} y={SHEET.y} {...CANVAS} />
      <text className={styles.title} x={SHEET.x} y="26">
        Canvas, in pixels, zoom 2
      </text>
      <text x={SHEET.x} y={SHEET.y - 8}>
        0, 0
      </text>
      <text x={SHEET.x + CANVAS.width} y={SHEET.y + CANVAS.height + 20} textAnchor="end">
        {CANVAS.width}, {CANVAS.height}
      </text>
      <path className={styles.ray} d={`M${FROM.x} ${FROM.y}L${TO.x} ${TO.y}`} />
      <rect className={styles.thing} x={FROM.x - 4} y={FROM.y - 4} width="8" height="8" />
      <rect className={styles.thing} x={TO.x - 8} y={TO.y - 8} width="16" height="16" />
      <text x={FROM.x + 8} y={FROM.y + 18}>
        {THING.x}, {THING.y}
      </text>
      <text x={TO.x + 14} y={TO.y + 5}>
        {SHOWN.x}, {SHOWN.y}
      </text>
    </StillFigure>
  );
}
