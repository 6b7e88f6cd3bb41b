/** Maximum time that `FluidSystem` simulates in one step, in seconds. */
const MOST_SECONDS = 0.01;

/** The nodes of a fluid surface. Positive heights are below the resting level. */
export interface Surface {
  readonly heights: number[];
  readonly speeds: number[];
}

export interface FluidOptions {
  /** Force between neighboring nodes. */
  readonly transmission: number;
  /** Force that pulls nodes back to the resting level. */
  readonly retract: number;
  readonly dampening: number;
}

export const FLUID_DEFAULTS: FluidOptions = {transmission: 30, retract: 25, dampening: 1.5};

export function createSurface(nodeCount: number): Surface {
  const heights = new Array<number>(nodeCount).fill(0);
  return {heights, speeds: [...heights]};
}

/**
 * Advances a surface as `FluidSystem` does: coupled springs, in steps of at most 10 milliseconds.
 *
 * @param depth depth of the fluid; no node sinks lower
 */
export function stepSurface(
  {heights, speeds}: Surface,
  {transmission, retract, dampening}: FluidOptions,
  seconds: number,
  depth = Infinity,
): void {
  for (let remaining = seconds; remaining > 1e-9; remaining -= MOST_SECONDS) {
    const delta = Math.min(MOST_SECONDS, remaining);
    for (const [index, speed] of speeds.entries()) {
      heights[index] = Math.min(depth, (heights[index] ?? 0) + speed * delta);
    }
    for (const [index, height] of heights.entries()) {
      const pull =
        height - (heights[index - 1] ?? height) + (height - (heights[index + 1] ?? height));
      let speed = speeds[index] ?? 0;
      speed -= delta * transmission * pull;
      speed -= height * Math.min(1, retract * delta);
      speed -= dampening * speed * delta;
      speeds[index] = speed;
    }
  }
}

/**
 * Returns the heights of the nodes after an impulse in the middle, with the engine's default
 * values. The impulse is the speed of the three middle nodes in pixels per second.
 */
export function surfaceAfter(nodeCount: number, impulse: number, seconds: number): number[] {
  const surface = createSurface(nodeCount);
  const middle = Math.floor(nodeCount / 2);
  for (const node of [middle - 1, middle, middle + 1]) surface.speeds[node] = impulse;
  stepSurface(surface, FLUID_DEFAULTS, seconds);
  return surface.heights;
}
