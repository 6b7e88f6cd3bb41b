import {runInNewContext} from 'node:vm';
import {transformSync} from 'esbuild';
import {expect, test} from 'vitest';
import {barSettings} from './announcementsModule';
import {inlineScript} from './inlineScript';
import {toAnnouncement} from './toAnnouncement';

function shownOn(
  pathname: string,
  routes: string[],
  {isStorageBlocked = false} = {},
): string | undefined {
  const source = {kind: 'markdown', markdown: 'Text'} as const;
  const settings = barSettings(
    {baseUrl: '/site/', siteStorage: {type: 'localStorage', namespace: ''}},
    [toAnnouncement({id: 'a', routes}, 'Text', source, 'a.md')],
  );
  let shown: string | undefined;
  runInNewContext(inlineScript(), {
    window: {
      get localStorage() {
        if (isStorageBlocked) throw new Error('The operation is insecure.');
        return {getItem: () => null};
      },
    },
    location: {pathname},
    document: {
      currentScript: {getAttribute: () => JSON.stringify(settings)},
      documentElement: {
        // Browsers convert every value to a string.
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
  ['/site/b%C3%A4r', ['!/bär'], undefined],
])(
  'On the path %s, the inline script checks the routes %j and selects %s',
  (pathname, routes, shown) => {
    expect(shownOn(pathname, routes)).toBe(shown);
  },
);

test('The inline script shows an announcement if storage is blocked', () => {
  expect(shownOn('/site/', ['/'], {isStorageBlocked: true})).toBe('a');
});

test('The inline script has at most 1500 bytes', () => {
  expect(Buffer.byteLength(inlineScript())).toBeLessThanOrEqual(1500);
});

test('The inline script has no syntax newer than ES2015', () => {
  const format = (target: string) =>
    transformSync(inlineScript(), {target, minify: false, legalComments: 'none'}).code;
  expect(format('es2015')).toBe(format('esnext'));
});
