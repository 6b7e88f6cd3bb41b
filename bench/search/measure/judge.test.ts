import {describe, expect, it} from 'vitest';
import type {Page} from '../corpus/Page';
import type {Query} from '../queries/Query';
import {createJudge} from './judge';

const section = (hash: string) => ({hash, heading: hash, level: 2, text: '', linked: 0});
const pages: Page[] = [
  {url: '/a', title: 'A', sections: [section(''), section('s')], anchors: {s: 1, inside: 1}},
  {url: '/b', title: 'B', sections: [section('')], anchors: {}},
];
const query: Query = {class: 'heading', text: 's', targets: [{page: 0, section: 1}]};
const judge = createJudge(pages);

describe('The judge of a list', () => {
  it('ranks the correct page and the correct section separately', () => {
    expect(
      judge(query, [
        {url: '/b.html', hash: ''},
        {url: '/a/', hash: ''},
        {url: '/a', hash: '#s'},
      ]),
    ).toEqual({page: 2, section: 3});
  });

  it('counts an anchor as the section that contains it', () => {
    expect(judge(query, [{url: 'https://example.org/a/index.html', hash: '#inside'}]).section).toBe(
      1,
    );
  });

  it('reports no rank if the list has only other pages and unknown anchors', () => {
    expect(
      judge(query, [
        {url: '/b', hash: '#s'},
        {url: '/c', hash: ''},
      ]),
    ).toEqual({
      page: undefined,
      section: undefined,
    });
  });
});
