import type {Locator, Page} from '@playwright/test';
import type {Player} from '../../../src/components/figures/Figure/createPlayer';

export interface LivingFigure {
  readonly name: string;
  readonly route: string;
  /** Labels of controls that affect the image but not the Java code. */
  readonly viewOnly?: readonly string[];
  /** Labels of checkboxes that must be checked for another control to have an effect, by the label of that control. */
  readonly needs?: Readonly<Record<string, string>>;
  /** Number of steps after which a change of any control is visible. Default: the steps of two seconds. */
  readonly steps?: number;
}

export const LIVING_FIGURES: readonly LivingFigure[] = [
  {name: 'first-game', route: '/docs/fundamentals/set-up-your-first-project/'},
  // The first bugs appear after eight seconds.
  {name: 'second-game', route: '/docs/fundamentals/second-game/', steps: 700},
  // In the first three seconds, runs with and without ping-pong look the same.
  {name: 'easing', route: '/docs/reference/ease/', steps: 250},
  {name: 'particles', route: '/docs/core-modules/particles/'},
  {
    name: 'collisions',
    route: '/docs/guides/physics-and-collisions/',
    viewOnly: ['Hold each push'],
  },
  {
    name: 'path-finding',
    route: '/docs/core-modules/navigation/',
    viewOnly: ['Cells per second', 'Other walls'],
  },
  {name: 'split-screen', route: '/docs/guides/split-screen/'},
  {name: 'flock', route: '/docs/guides/enemy-ai/'},
  {
    name: 'tiles',
    route: '/docs/guides/tile-maps/',
    viewOnly: ['Show the number of each tile', 'Another island'],
  },
  {
    name: 'shaders',
    route: '/docs/reference/shaders/',
    steps: 40,
    needs: {Progress: 'Hold the progress'},
  },
  {name: 'light', route: '/docs/guides/light-and-shadow', viewOnly: ['Show the rays']},
  {name: 'water', route: '/docs/guides/dynamic-fluids/'},
  {name: 'soft-physics', route: '/docs/guides/soft-physics'},
  {name: 'smoke', route: '/docs/guides/smoke'},
];

export interface Opened {
  readonly figure: Locator;
  readonly canvas: Locator;
  readonly stepFromStart: (count: number) => Promise<void>;
  readonly picture: () => Promise<string>;
  readonly frames: () => Promise<number>;
}

type Stage = HTMLElement & {readonly figure?: Player<unknown>};

export async function openFigure(page: Page, {name, route}: LivingFigure): Promise<Opened> {
  await page.goto(route);
  const figure = page.locator(`[data-figure=${name}]`);
  const stage = figure.locator('[data-stage]');
  const canvas = figure.locator('canvas');
  await stage.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (selector) => document.querySelector<Stage>(selector)?.figure !== undefined,
    `[data-figure=${name}] [data-stage]`,
  );
  return {
    figure,
    canvas,
    stepFromStart: (count) =>
      stage.evaluate((element: Stage, steps) => {
        element.figure?.reset();
        element.figure?.step(steps);
      }, count),
    picture: () =>
      canvas.evaluate((element: HTMLCanvasElement) => {
        const copy = new OffscreenCanvas(element.width, element.height).getContext('2d');
        if (!copy) throw new Error('The canvas cannot be read.');
        copy.drawImage(element, 0, 0);
        const {data} = copy.getImageData(0, 0, element.width, element.height);
        return new Uint32Array(data.buffer)
          .reduce((sum, pixel) => (Math.imul(sum, 31) + pixel) | 0, 7)
          .toString(16);
      }),
    frames: () => stage.evaluate((element: Stage) => element.figure?.frames ?? 0),
  };
}
