import {expect, test} from 'vitest';
import type {AnnouncementFields} from '../options';
import {translatedFields} from './translatedFields';

const ORIGINAL: AnnouncementFields = {
  id: 'a',
  from: '2026-12-01T00:00:00Z',
  until: '2026-12-02T00:00:00Z',
  routes: ['/x', '!/y'],
  variant: 'danger',
  closeable: false,
  priority: 3,
};

test('what a translation leaves open comes from the original', () => {
  expect(translatedFields(ORIGINAL, {})).toEqual(ORIGINAL);
  const colors = {background: 'black', text: 'white'};
  expect(translatedFields({colors}, {priority: 1}).colors).toBe(colors);
});

test('what a translation says itself counts', () => {
  const own = {routes: ['/z'], closeable: true, priority: 0};
  expect(translatedFields(ORIGINAL, own)).toEqual({...ORIGINAL, ...own});
});

test('the id always is that of the original, and none where it has none', () => {
  expect(translatedFields(ORIGINAL, {id: 'other'}).id).toBe('a');
  expect(translatedFields({}, {id: 'other'}).id).toBeUndefined();
});

test('a look of its own takes the place of variant and colours alike', () => {
  const variant = {variant: 'info'} as const;
  const colors = {colors: {background: 'black', text: 'white'}};
  expect(translatedFields(variant, colors)).toEqual(colors);
  expect(translatedFields(colors, variant)).toEqual(variant);
});
