import {translate} from '@docusaurus/Translate';
import type {FrameStep} from './frameSteps';

/** The lines of text in the box of a step. */
export function stepLabels(id: FrameStep['id']): readonly string[] {
  return LABELS[id]().split('|');
}

const LABELS: Readonly<Record<FrameStep['id'], () => string>> = {
  input: () =>
    translate({
      id: 'figure.frameLife.input',
      message: 'achievements|keyboard',
      description: 'Modules updated first in a frame; a bar separates the lines',
    }),
  screen: () =>
    translate({
      id: 'figure.frameLife.screen',
      message: 'screen:|hand over|last frame',
      description: 'The screen hands the last frame to the drawing thread; bars separate the lines',
    }),
  effects: () =>
    translate({
      id: 'figure.frameLife.effects',
      message: 'light,|post|processing',
      description: 'Modules updated before the scene; bars separate the lines',
    }),
  systems: () =>
    translate({
      id: 'figure.frameLife.systems',
      message: 'scene: all systems|from OPTIMIZATION to|DEBUG_OVERLAY_LATE',
      description: 'All systems of the scene run; bars separate the lines',
    }),
  view: () =>
    translate({
      id: 'figure.frameLife.view',
      message: 'viewports, ui,|mouse, window',
      description: 'Modules updated after the scene; a bar separates the lines',
    }),
  rest: () =>
    translate({
      id: 'figure.frameLife.rest',
      message: 'camera,|particles,|audio',
      description: 'Modules updated last in a frame; bars separate the lines',
    }),
};
