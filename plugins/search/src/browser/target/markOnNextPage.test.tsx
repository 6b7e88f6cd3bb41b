import {expect, it, vi} from 'vitest';
import {markOnNextPage} from './markOnNextPage';

const {calls, follow} = vi.hoisted(() => ({
  calls: [] as unknown[],
  follow: {current: (_address: string): void => undefined},
}));
vi.mock('./followRoutes', () => ({
  followRoutes: (follower: (address: string) => void) => (follow.current = follower),
}));
vi.mock('./targetHighlight', () => ({
  expectHit: (...given: unknown[]) => calls.push(given),
  markTarget: (address: string) => calls.push(address),
}));

it('If the page of a hit is shown before the code for marking has loaded, its words are marked afterwards', async () => {
  markOnNextPage('/light#shadow', ['light']);
  follow.current('/light#shadow');
  expect(calls).toEqual([]);
  await vi.waitFor(() => expect(calls).toEqual([['/light#shadow', ['light']], '/light#shadow']));
});
