import type {FrameStep} from './frameSteps';

export const STEP_LABELS: Readonly<Record<FrameStep['id'], readonly string[]>> = {
  input: ['achievements', 'keyboard'],
  screen: ['screen:', 'hand over', 'last frame'],
  effects: ['light,', 'post', 'processing'],
  systems: ['scene: all systems', 'from OPTIMIZATION to', 'DEBUG_OVERLAY_LATE'],
  view: ['viewports, ui,', 'mouse, window'],
  rest: ['camera,', 'particles,', 'audio'],
};
