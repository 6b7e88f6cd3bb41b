import {expect, test} from 'vitest';
import type {AnnouncementFields} from '../options';
import {toAnnouncement} from './toAnnouncement';
import {VARIANTS} from './variants';

const idOf = (text: string) =>
  toAnnouncement({}, text, {kind: 'markdown', markdown: text}, 'a.md').id;

test('Line endings do not change the default id', () => {
  expect(new Set(['One\nTwo\n', 'One\r\nTwo\r\n', 'One\rTwo'].map(idOf)).size).toBe(1);
});

const announced = (fields: AnnouncementFields) =>
  toAnnouncement(fields, 'Text', {kind: 'markdown', markdown: 'Text'}, 'a.md');

test('The default colors are those of the variant `info`', () => {
  expect(announced({variant: 'danger'}).colors).toBe(VARIANTS.danger);
  expect(announced({}).colors).toBe(VARIANTS.info);
});

test('A period can lack its start or its end, but must not be empty', () => {
  const [from, until] = ['2026-12-01T00:00Z', '2026-12-01T00:01Z'];
  expect(announced({from})).toMatchObject({from: Date.UTC(2026, 11, 1)});
  expect(announced({until})).toMatchObject({until: Date.UTC(2026, 11, 1, 0, 1)});
  expect(announced({from, until})).toMatchObject({priority: 0});
  expect(() => announced({from, until: from})).toThrow('so it would never show');
});
