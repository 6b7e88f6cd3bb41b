import {runInNewContext} from 'node:vm';
import {transformSync} from 'esbuild';
import {expect, test} from 'vitest';
import {DISMISS_KEY, ID_KEY} from '../announcement';
import type {AnnouncementFields} from '../options';
import {barSettings} from './announcementsModule';
import {inlineScript} from './inlineScript';
import {toAnnouncement} from './toAnnouncement';

/** What the script shows on a page of a site with one announcement. */
function shownOn(
  pathname: string,
  routes: string[],
  rest: AnnouncementFields = {},
  stored: Readonly<Record<string, string>> | 'blocked' = {},
): string | undefined {
  const source = {kind: 'markdown', markdown: 'Text'} as const;
  const settings = barSettings(
    {baseUrl: '/site/', siteStorage: {type: 'localStorage', namespace: ''}},
    [toAnnouncement({id: 'a', routes, ...rest}, 'Text', source, 'a.md')],
  );
  let shown: string | undefined;
  runInNewContext(inlineScript(), {
    window: {
      get localStorage() {
        if (stored === 'blocked') throw new Error('The operation is insecure.');
        return {getItem: (key: string) => stored[key] ?? null};
      },
    },
    location: {pathname},
    document: {
      currentScript: {getAttribute: () => JSON.stringify(settings)},
      documentElement: {
        // As in a browser, whatever is set becomes a text.
        setAttribute: (name: string, id: unknown) => {
          if (name === 'data-announcement') shown = String(id);
        },
      },
    },
  });
  return shown;
}

test.each([
  ['/site/docs/b%C3%A4r/x', ['/docs/bär/**'], 'a'],
  ['/site/docs/b%C3%A4r/x', ['/docs/b%C3%A4r/**'], 'a'],
  ['/site/b%C3%A4r', ['!/bär'], undefined],
  ['/site/%F0%9F%98%80/a%20b', ['/😀/a b'], 'a'],
  ['/site/100%', ['/100%'], 'a'],
  ['/site', ['/'], 'a'],
])('on %s the inline script decides on %j: %s', (pathname, routes, shown) => {
  expect(shownOn(pathname, routes)).toBe(shown);
});

test('the inline script decides also where storage is blocked', () => {
  expect(shownOn('/site/', ['/'], {}, 'blocked')).toBe('a');
});

test('the inline script is small', () => {
  expect(Buffer.byteLength(inlineScript())).toBeLessThanOrEqual(1500);
});

test('the inline script has no syntax newer than ES2015', () => {
  const format = (target: string) =>
    transformSync(inlineScript(), {target, minify: false, legalComments: 'none'}).code;
  expect(format('es2015')).toBe(format('esnext'));
});
