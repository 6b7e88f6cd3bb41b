import type {Locator, Page} from '@playwright/test';
import type {Player} from '../../../src/figures/Figure/createPlayer';

/** A figure that plays, for the tests that all of them share. */
export interface LivingFigure {
  /** The name in its description. */
  readonly name: string;
  readonly route: string;
  /** Labels of controls that change what is shown and have no counterpart in the Java code. */
  readonly viewOnly?: readonly string[];
}

export const LIVING_FIGURES: readonly LivingFigure[] = [
  {name: 'easing', route: '/docs/reference/ease/'},
];

export interface Opened {
  readonly figure: Locator;
  readonly canvas: Locator;
  /** Goes back to the first picture and makes steps from there. */
  readonly stepFromStart: (count: number) => Promise<void>;
  /** What the canvas shows, as text to compare. */
  readonly picture: () => Promise<string>;
  readonly frames: () => Promise<number>;
}

type Stage = HTMLElement & {readonly figure?: Player<unknown>};

/** Opens the page of a figure, brings it into view, and waits until it can play. */
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
    picture: () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL()),
    frames: () => stage.evaluate((element: Stage) => element.figure?.frames ?? 0),
  };
}
