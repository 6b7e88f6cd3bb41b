import {describe, expect, it} from 'vitest';
import type {ClassRelevance, Relevance} from '../Figures';
import {lossesOf, partsMarkdown} from './losses';

const figures = (pageMrr: number, sectionMrr: number): ClassRelevance => ({
  queries: 1,
  pageMrr,
  sectionMrr,
  pageSuccess1: 0,
});
const relevance = (title: ClassRelevance, mean: ClassRelevance): Relevance => ({
  classes: {title},
  mean,
  complete: true,
});

describe('Losses when a ranking feature is disabled', () => {
  it('are in points and sorted from largest to smallest', () => {
    const whole = relevance(figures(0.9, 0.8), figures(0.5, 0.5));
    const losses = [
      ...lossesOf('text', 'python', whole, relevance(figures(0.9, 0.79), figures(0.5, 0.5))),
      ...lossesOf('about', 'python', whole, relevance(figures(0.91, 0.5), figures(0.4, 0.5))),
    ];
    expect(partsMarkdown(losses).split('\n').slice(2, 4)).toEqual([
      '| `about` | python, title: +1.0 / −30.0; python, mean: −10.0 / 0.0 |',
      '| `text` | python, title: 0.0 / −1.0; python, mean: 0.0 / 0.0 |',
    ]);
  });
});
