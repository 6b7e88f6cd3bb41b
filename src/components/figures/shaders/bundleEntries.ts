import {applyEase, type EaseName} from '../easing/easeFunctions';
import {pixelFromHex, type Pixel} from './picture';
import * as layered from './layeredShaders';
import * as shaders from './pixelShaders';

export interface BundleEntry {
  readonly name: string;
  readonly shader: shaders.PixelShader;
  /** Easing of the progress. Entries without easing are not animated. */
  readonly ease?: EaseName;
}

const BLACK: Pixel = [0, 0, 0, 1];
const WHITE: Pixel = [255, 255, 255, 1];
const RED: Pixel = [255, 0, 0, 1];
const SUNBURN = ['#003049', '#d62828', '#f77f00', '#fcbf49', '#eae2b7'].map(pixelFromHex);
const GAMEBOY = ['#9bbc0f', '#8bac0f', '#306230', '#0f380f'].map(pixelFromHex);

const DARK_BLUE_TO_RED = layered.colorizeBetween([0, 0, 128, 1], RED);

export const BUNDLE_ENTRIES: readonly BundleEntry[] = [
  {name: 'INVERT_COLORS', shader: shaders.invertColors},
  {name: 'BREEZE', shader: shaders.distortion(2, 0, 0.25), ease: 'LINEAR_IN'},
  {name: 'GREYSCALE', shader: shaders.greyscale},
  {name: 'ALARMED', shader: shaders.colorize(RED), ease: 'SINE_IN_OUT'},
  {name: 'HURT', shader: shaders.colorize(WHITE), ease: 'SINE_IN_OUT'},
  {name: 'WATER', shader: shaders.distortion(2, 0.5, 0.25), ease: 'LINEAR_IN'},
  {name: 'SEAWATER', shader: shaders.distortion(2, 0, 0.5), ease: 'LINEAR_IN'},
  {name: 'OUTLINE', shader: (source) => shaders.outline(BLACK)(source, 1)},
  {name: 'IRIS_SHOT', shader: shaders.irisShot, ease: 'SINE_IN_OUT'},
  {
    name: 'FOLIAGE',
    shader: layered.combined(layered.expand(2, 0), shaders.foliage(0.1)),
    ease: 'LINEAR_IN',
  },
  {name: 'SELECTED', shader: shaders.outline(WHITE), ease: 'SINE_IN_OUT'},
  {
    name: 'CHROMATIC_ABERRATION',
    shader: layered.combined(
      (source, progress) => DARK_BLUE_TO_RED(source, applyEase('SINE_IN_OUT', progress)),
      layered.aberration,
    ),
    ease: 'LINEAR_IN',
  },
  {name: 'PIXELATE', shader: shaders.pixelate(1, 8), ease: 'SINE_IN_OUT'},
  {name: 'SILHOUETTE', shader: shaders.silhouette(BLACK)},
  {
    name: 'DISSOLVE',
    shader: layered.combined(
      layered.dissolve,
      (source) => shaders.outline(WHITE)(source, 0.5),
      shaders.colorize(pixelFromHex('#37b9de')),
    ),
    ease: 'LINEAR_IN',
  },
  {name: 'SUNBURN', shader: shaders.colorPalette(SUNBURN)},
  {name: 'GAMEBOY', shader: shaders.colorPalette(GAMEBOY)},
  {name: 'CONVEYOR', shader: shaders.motion(1, 0), ease: 'LINEAR_IN'},
  {name: 'NEON', shader: layered.combined(layered.expand(4, 4), layered.neon(WHITE, '#94e8ff'))},
  {
    name: 'UNDERWATER',
    shader: layered.combined(layered.expand(6, 6), layered.underwater(80, 6)),
    ease: 'LINEAR_IN',
  },
];
