import {expect, it} from 'vitest';
import {similarPages} from './similarPages';

const page = (id: string, text: string, ...linked: string[]) => ({
  id,
  text,
  linked: new Set(linked),
});

const PAGES = [
  page('camera', 'The camera follows the player. Cameras zoom and shake the screen.'),
  page('shake', 'Shaking the screen by a camera.', 'camera'),
  page('sound', 'The player hears a sound. Sounds have a volume.'),
  page('music', 'The volume of music and of each sound.'),
];

it('Pages are alike by the forms of the words that few pages have', () => {
  const similar = similarPages(PAGES, 1);
  expect(similar.get('camera')).toEqual(['shake']);
  expect(similar.get('sound')).toEqual(['music']);
  expect(similar.get('music')).toEqual(['sound']);
});

it('What a page links, what it is itself and what has nothing in common is not named', () => {
  const similar = similarPages(PAGES, 3);
  expect(similar.get('shake')).toEqual([]);
  expect(similar.get('camera')).toEqual(['shake', 'sound']);
});
