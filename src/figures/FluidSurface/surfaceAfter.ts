const STEP_SECONDS = 0.01;
const TRANSMISSION = 30;
const RETRACT = 25;
const DAMPENING = 1.5;

/**
 * Heights of the nodes of a fluid surface some time after an impulse hit its middle, computed with
 * the engine's coupled springs and default values. Positive heights are below the resting level.
 *
 * @param nodeCount number of nodes
 * @param impulse speed given to the three middle nodes, in pixels per second
 * @param seconds time since the impulse
 */
export function surfaceAfter(nodeCount: number, impulse: number, seconds: number): number[] {
  const middle = Math.floor(nodeCount / 2);
  const heights = new Array<number>(nodeCount).fill(0);
  const speeds = heights.map((_, index) => (Math.abs(index - middle) <= 1 ? impulse : 0));
  const steps = Math.round(seconds / STEP_SECONDS);
  for (let step = 0; step < steps; step += 1) {
    for (const [index, speed] of speeds.entries()) {
      heights[index] = (heights[index] ?? 0) + speed * STEP_SECONDS;
    }
    for (const [index, height] of heights.entries()) {
      const pull =
        height - (heights[index - 1] ?? height) + (height - (heights[index + 1] ?? height));
      let speed = speeds[index] ?? 0;
      speed -= STEP_SECONDS * TRANSMISSION * pull;
      speed -= height * Math.min(1, RETRACT * STEP_SECONDS);
      speed -= DAMPENING * speed * STEP_SECONDS;
      speeds[index] = speed;
    }
  }
  return heights;
}
