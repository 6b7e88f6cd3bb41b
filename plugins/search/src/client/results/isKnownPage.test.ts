import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {isKnownPage} from './isKnownPage';

vi.mock('@generated/routes', () => ({
  default: [
    ...['/docs/light', '/docs/日本語', '/docs/with space', '/weird path/ü/', '/a%20b', '/100%'].map(
      (path) => ({path, exact: true}),
    ),
    {path: '*'},
  ],
}));
// Outside of a site's bundle, the module that Docusaurus hands on.
vi.mock('@docusaurus/router', () => vi.importActual('react-router'));

beforeEach(() => void vi.stubGlobal('window', {location: {origin: 'https://screwbox.dev'}}));
afterEach(() => void vi.unstubAllGlobals());

test.each(['/docs/light', '/docs/light#shadows', '/docs/light?q=a#größe'])(
  'the tab knows the page of %s',
  (address) => expect(isKnownPage(address)).toBe(true),
);

test.each([
  '/docs/日本語#節',
  '/docs/%E6%97%A5%E6%9C%AC%E8%AA%9E',
  '/docs/%E6%97%A5%E6%9C%AC%E8%AA%9E/',
  '/docs/with space',
  '/docs/with%20space/',
  '/weird path/ü',
  '/weird%20path/%C3%BC/',
  '/a%20b',
  '/100%',
])('the tab knows the page of %s, whose address is not only of ASCII', (address) => {
  expect(isKnownPage(address)).toBe(true);
});

test('the tab does not know a page of a newer build', () => {
  expect(isKnownPage('/docs/lamp#shadows')).toBe(false);
});
