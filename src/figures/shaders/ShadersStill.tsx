import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Drawing from '../Drawing';
import {applyEase} from '../easing/easeFunctions';
import {BUNDLE_ENTRIES, type BundleEntry} from './bundleEntries';
import {colorPaths} from './colorPaths';
import {pictureFromText, type Picture} from './picture';
import styles from './styles.module.css';

const PIXEL_SIZE = 3;
const PROGRESS_STEPS = [0, 0.2, 0.4, 0.6];

const CREATURE = pictureFromText(
  [
    '................',
    '................',
    '.....######.....',
    '...##gggggg##...',
    '...#gggggggg#...',
    '..#gggwwggwwg#..',
    '..#gggwkggwkg#..',
    '..#gggggggggg#..',
    '..#ggggrrrrgg#..',
    '...#gggggggg#...',
    '...##gggggg##...',
    '.....######.....',
    '....yy....yy....',
    '...yyy....yyy...',
    '................',
    '................',
  ],
  {'#': '#1d5c2e', g: '#4cae50', w: '#ffffff', k: '#202020', r: '#d63a31', y: '#e8b931'},
);

/** A creature of 16 × 16 pixels, before and after each shader of the bundle. */
export default function ShaderGallery(): ReactNode {
  return (
    <ul className={styles.gallery}>
      <Sample
        name={translate({
          id: 'figure.shaderGallery.original',
          message: 'original',
          description: 'The caption of the picture without a shader',
        })}
        label={translate({
          id: 'figure.shaderGallery.originalLabel',
          message: 'Green creature without a shader',
          description: 'The alternative text of the picture without a shader',
        })}
        pictures={[CREATURE]}
      />
      {BUNDLE_ENTRIES.map((entry) => (
        <Sample
          key={entry.name}
          name={entry.name}
          label={entryLabel(entry)}
          pictures={frames(entry)}
        />
      ))}
    </ul>
  );
}

function entryLabel({name, ease}: BundleEntry): string {
  return ease === undefined
    ? translate(
        {
          id: 'figure.shaderGallery.stillLabel',
          message: 'Green creature with the shader {name}',
          description: 'The alternative text of the picture of a shader without animation',
        },
        {name},
      )
    : translate(
        {
          id: 'figure.shaderGallery.animatedLabel',
          message: 'Green creature in {count} steps of the animated shader {name}',
          description: 'The alternative text of the pictures of an animated shader',
        },
        {name, count: PROGRESS_STEPS.length},
      );
}

function frames({shader, ease}: BundleEntry): readonly Picture[] {
  return ease === undefined
    ? [shader(CREATURE, 0)]
    : PROGRESS_STEPS.map((progress) => shader(CREATURE, applyEase(ease, progress)));
}

interface SampleProps {
  readonly name: string;
  readonly label: string;
  readonly pictures: readonly Picture[];
}

function Sample({name, label, pictures}: SampleProps): ReactNode {
  const gap = 2;
  const width = pictures.length * (CREATURE.width + gap) - gap;
  return (
    <li className={styles.sample}>
      <Drawing
        className={styles.picture}
        viewBox={`0 0 ${width} ${CREATURE.height}`}
        size={{width: width * PIXEL_SIZE, height: CREATURE.height * PIXEL_SIZE}}
        label={label}
      >
        {pictures.map((picture, index) => (
          <g
            key={PROGRESS_STEPS[index]}
            transform={`translate(${index * (CREATURE.width + gap)} 0)`}
          >
            {colorPaths(picture).map(({fill, path}) => (
              <path key={fill} fill={fill} d={path} />
            ))}
          </g>
        ))}
      </Drawing>
      <span className={styles.name}>{name}</span>
    </li>
  );
}
