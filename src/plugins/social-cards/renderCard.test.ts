import {expect, it} from 'vitest';
import {renderCard, widthOf} from './renderCard';

const CARD = {title: 'Physics and collisions', section: 'Guides'};

it('the same text gives the same bytes, another text others', async () => {
  const [first, second, other] = await Promise.all([
    renderCard(CARD),
    renderCard(CARD),
    renderCard({...CARD, title: 'Camera'}),
  ]);
  expect(first.equals(second)).toBe(true);
  expect(first.equals(other)).toBe(false);
});

it('measures text in the font of the site: letters are not all of one width', () => {
  expect(widthOf('WWWW', 50)).toBeGreaterThan(widthOf('iiii', 50) * 1.5);
  expect(widthOf('WWWW', 100)).toBeCloseTo(widthOf('WWWW', 50) * 2, 0);
});
