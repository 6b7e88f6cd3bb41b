import {afterEach, expect, test, vi} from 'vitest';
import {barSettings} from './announcementsModule';
import {dropExpired, reportUnmatched} from './reports';
import {type LoadedAnnouncement, toAnnouncement} from './toAnnouncement';
import {stylesheet} from './stylesheet';
import {fromTranslationFiles, toTranslationFile} from './translationFile';

function announcement(id: string, rest: object = {}): LoadedAnnouncement {
  return toAnnouncement({id, ...rest}, id, {kind: 'markdown', markdown: id}, `${id}.md`);
}

afterEach(() => vi.restoreAllMocks());

test('Expired announcements are left out and reported', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const over = announcement('over', {until: '2026-01-01T00:00:00Z'});
  const current = announcement('current', {until: '2026-01-01T00:00:01Z'});
  expect(dropExpired([over, current], Date.UTC(2026, 0, 1), 'warn')).toEqual([current]);
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('- "over" (over.md) ended at 2026-01-01T00:00:00.000Z'),
  );
  const older = announcement('older', {until: '2025-01-01T00:00:00Z'});
  expect(() => dropExpired([over, older], Date.UTC(2026, 0, 1), 'throw')).toThrow(
    '- "over" (over.md) ended at 2026-01-01T00:00:00.000Z\n- "older" (older.md) ended at 2025',
  );
});

test('Nothing is reported if no announcement has expired and all globs match a page', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  dropExpired([announcement('a')], 0, 'warn');
  reportUnmatched([announcement('a', {routes: ['/docs/**']})], ['/site/docs/x/'], '/site/', 'warn');
  expect(warn).not.toHaveBeenCalled();
});

test('Globs that match no page are reported with the file that contains them', () => {
  const misspelled = announcement('a', {routes: ['/dosc/**']});
  expect(() => reportUnmatched([misspelled], ['/docs/x'], '/', 'throw')).toThrow(
    '- "/dosc/**" in a.md',
  );
  const others = announcement('b', {routes: ['/blgo', '/docs/**', '!/dcos']});
  expect(() => reportUnmatched([misspelled, others], ['/docs/x'], '/', 'throw')).toThrow(
    '- "/dosc/**" in a.md\n- "/blgo" in b.md\n- "!/dcos" in b.md',
  );
});

test('The styles show one announcement at a time, in its colors', () => {
  const css = stylesheet([announcement('a', {closeable: false})]);
  expect(css).toContain("html[data-announcement='a'] [data-announcement-id='a']{display:block}");
  expect(css).toContain("html[data-announcement='a'] [data-announcement-close]{display:none}");
  expect(css).toContain('[data-announcement-bar]{--announcement-close-size:0rem}');
  expect(css).toContain("html[data-announcement='a'][data-theme='dark'] [data-announcement-bar]{");
});

test('An announcement can have different colors in each theme', () => {
  const light = {background: '#ffffff', text: '#000000'};
  const dark = {background: '#000000', text: '#ffffff'};
  const css = stylesheet([announcement('a', {colors: {light, dark}})]);
  expect(css).toContain(
    "html[data-announcement='a'] [data-announcement-bar]{--announcement-background:#ffffff;--announcement-text:#000000}",
  );
  expect(css).toContain(
    "html[data-announcement='a'][data-theme='dark'] [data-announcement-bar]{--announcement-background:#000000;--announcement-text:#ffffff}",
  );
});

test('The settings for the browser leave out texts and colors, and their storage keys have a namespace', () => {
  const siteStorage = {type: 'localStorage', namespace: '-x'} as const;
  const settings = barSettings({baseUrl: '/site/', siteStorage}, [announcement('a')]);
  expect(JSON.parse(JSON.stringify(settings))).toEqual({
    base: '/site/',
    storage: 'localStorage',
    idKey: 'docusaurus.announcement.id-x',
    dismissKey: 'docusaurus.announcement.dismiss-x',
    candidates: [{id: 'a', routes: ['^'], excluded: [], closeable: true}],
  });
});

test('Texts of announcement files are not in the translation file of the options', () => {
  const file = {...announcement('a'), source: {kind: 'file', file: 'a.md'}} as const;
  expect(toTranslationFile([file])).toEqual({path: 'options', content: {}});
  const translated = [{path: 'options', content: {a: {message: 'Ä'}}}];
  expect(fromTranslationFiles([file], translated)).toEqual([file]);
  expect(fromTranslationFiles([announcement('a')], [])).toEqual([announcement('a')]);
});
