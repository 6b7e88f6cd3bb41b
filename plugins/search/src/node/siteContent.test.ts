import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {DOCS_PLUGIN, siteContent} from './siteContent';

it('is that of all instances of the content plugins, without those that have loaded nothing', () => {
  const [guide, api, blog, news, page, landing] = [
    'guide',
    'api',
    'blog',
    'news',
    'page',
    'landing',
  ];
  const allContent: AllContent = {
    [DOCS_PLUGIN]: {default: guide, api, empty: undefined},
    'docusaurus-plugin-content-blog': {default: blog, news},
    // Without its folder, the plugin gives null.
    'docusaurus-plugin-content-pages': {default: [page], empty: null, campaign: [landing]},
    'docusaurus-plugin-debug': {default: 'other'},
  };
  expect(siteContent(allContent)).toEqual({
    docs: [
      ['default', guide],
      ['api', api],
    ],
    blogs: [blog, news],
    pages: [page, landing],
  });
});

it('is empty where a site has no content plugin', () => {
  expect(siteContent({})).toEqual({docs: [], blogs: [], pages: []});
});
