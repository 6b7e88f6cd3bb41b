import type {ReactNode} from 'react';
import Drawing from '../Drawing';
import {applyEase} from '../easing/easeFunctions';
import {BUNDLE_ENTRIES} from './bundleEntries';
import {colorPaths} from './colorPaths';
import {CREATURE} from './creature';
import styles from './styles.module.css';

const SHOWN = ['INVERT_COLORS', 'GREYSCALE', 'WATER', 'OUTLINE', 'PIXELATE', 'GAMEBOY', 'NEON'];
/** Progress of the animation at which the effect of every shader is visible. */
const PROGRESS = 0.3;
const COLUMNS = 4;
const CELL = 28;

export default function ShadersStill(): ReactNode {
  const entries = BUNDLE_ENTRIES.filter(({name}) => SHOWN.includes(name));
  const pictures = [
    CREATURE,
    ...entries.map(({shader, ease = 'LINEAR_IN'}) => shader(CREATURE, applyEase(ease, PROGRESS))),
  ];
  return (
    <Drawing
      className={styles.pixels}
      viewBox={`0 0 ${COLUMNS * CELL} ${(pictures.length / COLUMNS) * CELL}`}
      label={`A green creature without a shader, and with the shaders ${entries.map(({name}) => name).join(', ')}.`}
    >
      {pictures.map((picture, index) => (
        <g
          key={index}
          transform={`translate(${(index % COLUMNS) * CELL + (CELL - picture.width) / 2} ${Math.floor(index / COLUMNS) * CELL + (CELL - picture.height) / 2})`}
        >
          {colorPaths(picture).map(({fill, path}) => (
            <path key={fill} fill={fill} d={path} />
          ))}
        </g>
      ))}
    </Drawing>
  );
}
