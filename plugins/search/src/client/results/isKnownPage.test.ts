import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {isKnownPage} from './isKnownPage';

vi.mock('@generated/routes', () => ({default: [{path: '/docs/light', exact: true}, {path: '*'}]}));
// Outside of a site's bundle, the module that Docusaurus hands on.
vi.mock('@docusaurus/router', () => vi.importActual('react-router'));

beforeEach(() => void vi.stubGlobal('window', {location: {origin: 'https://screwbox.dev'}}));
afterEach(() => void vi.unstubAllGlobals());

test.each(['/docs/light', '/docs/light#shadows', '/docs/light?q=a#größe'])(
  'the tab knows the page of %s',
  (address) => expect(isKnownPage(address)).toBe(true),
);

test('the tab does not know a page of a newer build', () => {
  expect(isKnownPage('/docs/lamp#shadows')).toBe(false);
});
