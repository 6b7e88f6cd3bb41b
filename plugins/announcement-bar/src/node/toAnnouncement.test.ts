import {expect, test} from 'vitest';
import {toAnnouncement} from './toAnnouncement';

const idOf = (text: string) =>
  toAnnouncement({}, text, {kind: 'markdown', markdown: text}, 'a.md').id;

test('a text has the same id with the line ends of every system', () => {
  expect(new Set(['One\nTwo\n', 'One\r\nTwo\r\n', 'One\rTwo'].map(idOf)).size).toBe(1);
});

test('a changed text has another id', () => {
  expect(idOf('One\nTwo')).not.toBe(idOf('One Two'));
});
