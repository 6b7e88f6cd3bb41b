import {expect, it} from 'vitest';
import {counted} from './counted';

it.each([
  [0, '0 boxes'],
  [1, '1 box'],
  [2, '2 boxes'],
  [21, '21 boxes'],
])('%d in English is "%s"', (count, text) => {
  expect(counted(count, '{count} box|{count} boxes', 'en')).toBe(text);
});

it.each([
  [1, '1 pudełko'],
  [3, '3 pudełka'],
  [5, '5 pudełek'],
])('%d in Polish is "%s"', (count, text) => {
  const forms = '{count} pudełko|{count} pudełka|{count} pudełek|{count} pudełka';
  expect(counted(count, forms, 'pl')).toBe(text);
});

it('takes the last form where a language has more of them than the message', () => {
  expect(counted(5, '{count} cell|{count} cells', 'pl')).toBe('5 cells');
});
