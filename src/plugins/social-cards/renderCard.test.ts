import {expect, it} from 'vitest';
import {renderCard} from './renderCard';

const CARD = {title: 'Physics and collisions', section: 'Guides'};

it('Cards with the same text have the same bytes, and cards with different texts have different bytes', async () => {
  const [first, second, other] = await Promise.all([
    renderCard(CARD),
    renderCard(CARD),
    renderCard({...CARD, title: 'Camera'}),
  ]);
  expect(first.equals(second)).toBe(true);
  expect(first.equals(other)).toBe(false);
});
