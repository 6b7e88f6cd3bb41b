import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

const {site, environment, keepPage, startOfflineReading} = vi.hoisted(() => ({
  site: {baseUrl: '/docs-site/', customFields: {offline: true}},
  environment: {canUseDOM: true},
  keepPage: vi.fn(),
  startOfflineReading: vi.fn(),
}));
vi.mock('@generated/docusaurus.config', () => ({default: site}));
vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: environment}));
vi.mock('./startOfflineReading', () => ({startOfflineReading}));

/** What the browser does when it has nothing else to do. */
const idle: (() => void)[] = [];
const warn = vi.fn();
const requestIdleCallback = (work: () => void) => idle.push(work);
let page: EventTarget;

/** Opens a page in the state that it is in when its scripts run. */
async function open(readyState: DocumentReadyState) {
  vi.stubGlobal('document', {readyState});
  return import('./offlineReading');
}
const whenIdle = () => idle.splice(0).forEach((work) => work());
const goTo = (pathname: string) => ({location: {pathname}});

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'production');
  vi.spyOn(console, 'warn').mockImplementation(warn);
  page = Object.assign(new EventTarget(), {requestIdleCallback, localStorage: {}});
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', {serviceWorker: {}});
  startOfflineReading.mockResolvedValue({keepPage});
});

afterEach(() => {
  idle.length = 0;
  vi.restoreAllMocks();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  site.customFields.offline = true;
  environment.canUseDOM = true;
});

describe('Reading offline', () => {
  it('starts once the page is complete and has nothing else to do', async () => {
    await open('interactive');
    expect(idle).toEqual([]);
    page.dispatchEvent(new Event('load'));
    page.dispatchEvent(new Event('load'));
    expect(idle).toHaveLength(1);
    expect(startOfflineReading).not.toHaveBeenCalled();
    whenIdle();
    await vi.waitFor(() =>
      expect(startOfflineReading).toHaveBeenCalledExactlyOnceWith('/docs-site/'),
    );
  });

  it('starts where the page is complete already', async () => {
    await open('complete');
    expect(idle).toHaveLength(1);
  });

  it('starts in browsers that do not tell when they are idle', async () => {
    Reflect.deleteProperty(page, 'requestIdleCallback');
    await open('complete');
    await vi.waitFor(() => expect(startOfflineReading).toHaveBeenCalledOnce());
  });

  it.each([
    ['the site is built without it', () => (site.customFields.offline = false)],
    ['authors write', () => vi.stubEnv('NODE_ENV', 'development')],
    ['pages are rendered', () => (environment.canUseDOM = false)],
    ['the browser has none', () => vi.stubGlobal('navigator', {})],
  ])('does not start where %s', async (_, prepare) => {
    prepare();
    const {onRouteDidUpdate} = await open('complete');
    onRouteDidUpdate(goTo('/docs-site/first/'));
    expect(idle).toEqual([]);
  });

  it('keeps every page that is shown once it has started', async () => {
    const {onRouteDidUpdate} = await open('complete');
    onRouteDidUpdate(goTo('/docs-site/first/'));
    whenIdle();
    onRouteDidUpdate(goTo('/docs-site/second/'));
    await vi.waitFor(() => expect(keepPage.mock.calls).toEqual([['/docs-site/second/']]));
  });
});

describe('A browser that refuses the service worker', () => {
  const refusal = new Error('It is not secure here.');
  beforeEach(() => {
    startOfflineReading.mockRejectedValue(refusal);
  });

  it('is told of in the console, once', async () => {
    const {onRouteDidUpdate} = await open('complete');
    whenIdle();
    onRouteDidUpdate(goTo('/docs-site/second/'));
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(warn.mock.calls).toEqual([['Reading offline does not work here.', refusal]]);
  });

  it.each([
    ['is missing', () => null],
    [
      'cannot be touched',
      () => {
        throw new DOMException('It is blocked.', 'SecurityError');
      },
    ],
  ])('is not told of where the storage %s, which Docusaurus tells', async (_, get) => {
    const look = vi.fn(get);
    Object.defineProperty(page, 'localStorage', {get: look});
    await open('complete');
    whenIdle();
    await vi.waitFor(() => expect(look).toHaveBeenCalled());
    expect(warn).not.toHaveBeenCalled();
  });
});
