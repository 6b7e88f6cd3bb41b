interface FrameStep {
  /** Width of the box relative to the others. */
  readonly weight: number;
  readonly lines: readonly [string, ...string[]];
}

/** Steps of a frame, in the order in which the engine's loop updates its modules. */
const STEPS: readonly FrameStep[] = [
  {weight: 3, lines: ['achievements', 'keyboard']},
  {weight: 3, lines: ['screen:', 'hand over', 'last frame']},
  {weight: 3, lines: ['light,', 'post', 'processing']},
  {weight: 5, lines: ['scene: all systems', 'from OPTIMIZATION to', 'DEBUG_OVERLAY_LATE']},
  {weight: 3, lines: ['viewports, ui,', 'mouse, window']},
  {weight: 3, lines: ['camera,', 'particles,', 'audio']},
];
/** Indexes of the step that hands the last frame to the drawing thread, and of the one that runs the systems. */
export const HANDOVER = 1;
export const SYSTEMS = 3;

/** Returns the steps with the positions of their boxes. */
export function placedSteps(
  width: number,
  gap: number,
): (FrameStep & {x: number; width: number})[] {
  const total = STEPS.reduce((sum, step) => sum + step.weight, 0);
  const unit = (width - gap * (STEPS.length - 1)) / total;
  let x = 0;
  return STEPS.map((step) => {
    const placed = {...step, x, width: step.weight * unit};
    x += placed.width + gap;
    return placed;
  });
}
