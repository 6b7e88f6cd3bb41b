export interface FrameStep {
  readonly id: 'input' | 'screen' | 'effects' | 'systems' | 'view' | 'rest';
  /** Width of the box relative to the others. */
  readonly weight: number;
}

/** Steps of a frame, in the order in which the engine's loop updates its modules. */
export const FRAME_STEPS: readonly FrameStep[] = [
  {id: 'input', weight: 3},
  {id: 'screen', weight: 3},
  {id: 'effects', weight: 3},
  {id: 'systems', weight: 5},
  {id: 'view', weight: 3},
  {id: 'rest', weight: 3},
];

export interface PlacedStep extends FrameStep {
  readonly x: number;
  readonly width: number;
}

export function placeSteps(
  steps: readonly FrameStep[],
  width: number,
  gap: number,
): readonly PlacedStep[] {
  const total = steps.reduce((sum, step) => sum + step.weight, 0);
  const unit = (width - gap * (steps.length - 1)) / total;
  let x = 0;
  return steps.map((step) => {
    const placed = {...step, x, width: step.weight * unit};
    x += placed.width + gap;
    return placed;
  });
}
