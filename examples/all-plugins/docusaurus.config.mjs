import {ANNOUNCEMENT_STORAGE} from '@screwbox/docusaurus-announcement-bar';
import {remarkApiLinks} from '@screwbox/docusaurus-api-links';
import {SEARCH_STORAGE} from '@screwbox/docusaurus-search';

const apiLinks = {api: './api.json', instancesOf: ['Garden']};

/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'All plugins',
  url: 'https://example.test',
  baseUrl: '/',
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  // StackBlitz cannot run native binaries, which the faster build needs.
  future: {v4: true, faster: process.versions.webcontainer === undefined},
  presets: [['classic', {docs: {remarkPlugins: [[remarkApiLinks, apiLinks]]}, blog: false}]],
  plugins: [
    '@screwbox/docusaurus-search',
    '@screwbox/docusaurus-announcement-bar',
    '@screwbox/docusaurus-base-url-banner',
    '@screwbox/docusaurus-markdown-pages',
    ['@screwbox/docusaurus-api-links', apiLinks],
    [
      '@screwbox/docusaurus-legal-pages',
      {
        hosts: ['github-pages'],
        storage: [...ANNOUNCEMENT_STORAGE, ...SEARCH_STORAGE],
        localSearch: true,
        updated: '2026-01-31',
      },
    ],
  ],
  themeConfig: {
    navbar: {title: 'All plugins', items: [{to: '/docs/intro', label: 'Docs'}]},
    footer: {
      links: [
        {label: 'Impressum', to: '/impressum'},
        {label: 'Datenschutzhinweis', to: '/datenschutzhinweis'},
        {label: 'Disclaimer', to: '/disclaimer'},
      ],
    },
  },
};
