import {expect, test} from 'vitest';
import type {ApiLinksOptions} from '../options';
import {optionsInRules} from './optionsInRules';

/** As the configuration imports it, which is not the function that the plugin has. */
const remarkApiLinks = Object.defineProperty(() => undefined, 'name', {value: 'remarkApiLinks'});
const other = () => undefined;

const rule = (remarkPlugins: unknown[]) => ({
  test: /\.mdx?$/,
  use: [{loader: 'mdx-loader', options: {remarkPlugins}}],
});

test('the options of every page rule are found', () => {
  const docs: ApiLinksOptions = {api: 'docs.json'};
  const blog: ApiLinksOptions = {api: 'blog.json'};
  const rules = [
    {test: /\.css$/, use: ['css-loader']},
    rule([other, [other, {api: 'none.json'}], [remarkApiLinks, docs]]),
    {oneOf: [rule([[remarkApiLinks, blog]])]},
  ];
  expect(optionsInRules(rules)).toEqual([docs, blog]);
});

test('options that several rules share count once', () => {
  const shared = [remarkApiLinks, {api: 'api.json'}];
  expect(optionsInRules([rule([shared]), rule([shared])])).toEqual([{api: 'api.json'}]);
});

test('rules that lead back to themselves are read to their end', () => {
  const circle: unknown[] = [[remarkApiLinks, {api: 'api.json'}]];
  circle.push(circle);
  expect(optionsInRules(circle)).toEqual([{api: 'api.json'}]);
});

test('without rules there are none', () => {
  expect(optionsInRules(undefined)).toEqual([]);
});
