import {expect, it} from 'vitest';
import {renderCard} from './renderCard';

const CARD = {title: 'Physics and collisions', section: 'Guides'};

it('The same text gives the same bytes, another text gives others', async () => {
  const [first, second, other] = await Promise.all([
    renderCard(CARD),
    renderCard(CARD),
    renderCard({...CARD, title: 'Camera'}),
  ]);
  expect(first.equals(second)).toBe(true);
  expect(first.equals(other)).toBe(false);
});
