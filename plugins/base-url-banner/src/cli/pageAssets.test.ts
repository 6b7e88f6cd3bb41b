import {expect, test} from 'vitest';
import {SETTINGS_ATTRIBUTE} from '../bannerSettings';
import {pageAssets} from './pageAssets';

const ADDRESS = 'https://example.test/site/docs/a/';

test('of a page only its own scripts and stylesheets below assets count, each once', () => {
  const html = `<head>
    <link rel=canonical href=https://other.test/site/docs/a/>
    <link rel=canonical>
    <link rel=icon href=/site/assets/css/icon.svg>
    <link rel=preload as=style href=/site/assets/css/other.css>
    <link rel=stylesheet href=/site/assets/css/styles.css>
    <link rel=stylesheet href=/site/assets/css/styles.css>
    <link rel=stylesheet href=/site/own.css>
    <a rel=stylesheet href=/site/assets/css/none.css></a>
    <a rel=canonical href=/none/></a>
    <script src=/site/js/own.js></script>
    <script>1</script>
    <script src=https://other.test/assets/js/tracker.js></script>
    <script src=https://[/assets/js/broken.js></script>
    <script src=../../assets/js/main.js></script>
  </head>`;
  expect(pageAssets(html, ADDRESS)).toEqual({
    base: '/site/',
    home: '/site/',
    canonical: '/site/docs/a/',
    assets: ['/site/assets/css/styles.css', '/site/assets/js/main.js'],
  });
});

test('a page with the banner tells its base URL and its home page itself', () => {
  const settings = JSON.stringify({base: '/site/', home: '/site/de/', pages: 'home', texts: {}});
  const html = `<script ${SETTINGS_ATTRIBUTE}='${settings}'></script><script src=/site/de/assets/js/main.js></script>`;
  expect(pageAssets(html, ADDRESS)).toMatchObject({
    base: '/site/',
    home: '/site/de/',
    canonical: undefined,
  });
});
