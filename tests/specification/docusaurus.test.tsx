// @vitest-environment jsdom
// Specification: 2.15, 2.18, 8.1, 8.2, 8.9.
// Behavior of Docusaurus's client: one test for each row, which a new version must pass.
import {act, cleanup, fireEvent, render, renderHook, screen} from '@testing-library/react';
import {Component, type ComponentType, type ReactNode} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {loadInstalled} from './loadInstalled';

beforeEach(() => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Creates the component of a route. `loadPage` simulates the download of its chunk. */
async function createPage(loadPage: () => Promise<object>): Promise<ComponentType> {
  const {default: create} = await loadInstalled<{
    default: (path: string, hash: string) => ComponentType;
  }>({
    entry: "export {default} from '@docusaurus/core/lib/client/exports/ComponentCreator.js'",
    generated: {
      '@generated/routesChunkNames':
        "export default {'/page-abc': {__comp: 'page', __context: 'context'}}",
      '@generated/registry':
        "export default {page: [() => loadPage(), 'page', 'page'], context: [async () => ({default: {plugin: {name: 'test', id: 'default'}}}), 'context', 'context']}",
      '@theme/NotFound': 'export default () => null',
    },
    globals: {loadPage},
  });
  return create('/page', 'abc');
}

const elapse = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('Page content shows a spinner after 200 ms, and an error with Retry if it cannot load', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const download = vi
    .fn<() => Promise<object>>()
    .mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)))
    .mockResolvedValue({default: () => <p>The page</p>});
  const Page = await createPage(download);
  const {container} = render(<Page />);
  await elapse(199);
  expect(container.innerHTML).toBe('');
  await elapse(1);
  expect(container.querySelector('svg#loader')).not.toBeNull();
  refuse(new Error('Loading chunk 7 failed.'));
  await elapse(0);
  expect(screen.getByText('Error: Loading chunk 7 failed.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  await elapse(0);
  expect(screen.getByText('The page')).toBeDefined();
});

class Boundary extends Component<{children: ReactNode}, {message: string}> {
  override state = {message: ''};
  static getDerivedStateFromError(error: Error) {
    return {message: error.message};
  }
  override render(): ReactNode {
    return this.state.message || this.props.children;
  }
}

it('A route module without a default export causes an error that names the page', async () => {
  const Page = await createPage(() => Promise.resolve({somethingElse: 1}));
  const {container} = render(<Page />, {wrapper: Boundary});
  await elapse(0);
  expect(container.textContent).toContain(
    "The page component at /page doesn't have a default export",
  );
});

it('A hook that is called outside its provider throws an error that names both', async () => {
  const generated = [
    ...['routes', 'site-storage', 'docusaurus.config', 'site-metadata'],
    ...['i18n', 'globalData', 'codeTranslations'],
  ].map((name) => [`@generated/${name}`, 'export default {}']);
  const {useDocsVersion} = await loadInstalled<{useDocsVersion: () => unknown}>({
    entry:
      "export {useDocsVersion} from '@docusaurus/plugin-content-docs/lib/client/docsVersion.js'",
    generated: Object.fromEntries(generated) as Record<string, string>,
  });
  expect(() => renderHook(() => useDocsVersion())).toThrow(
    /useDocsVersion is called outside the <DocsVersionProvider>/,
  );
});

it.each([
  [200, true],
  [204, false],
])(
  'Without prefetch links, a route is prefetched by a GET request with credentials, and status %i is a success: %s',
  async (status, counts) => {
    const requests: unknown[] = [];
    class Request {
      status = status;
      withCredentials = false;
      onload = (): void => undefined;
      open(...line: unknown[]): void {
        requests.push(line);
      }
      send(): void {
        requests.push(this.withCredentials);
        this.onload();
      }
    }
    // Records rejected promises, because `prefetch` itself ignores failures.
    let isFailure = false;
    class Watched<Value> extends Promise<Value> {
      override catch<Result = never>(
        handle?: ((reason: unknown) => Result | PromiseLike<Result>) | null,
      ): Promise<Value | Result> {
        void this.then(undefined, () => (isFailure = true));
        return super.catch(handle);
      }
    }
    const document = {createElement: () => ({relList: {supports: () => false}})};
    const {default: prefetch} = await loadInstalled<{default: (url: string) => Promise<void>}>({
      entry: "export {default} from '@docusaurus/core/lib/client/prefetch.js'",
      globals: {XMLHttpRequest: Request, Promise: Watched, document},
    });
    await prefetch('/assets/js/page.js');
    expect(requests).toEqual([['GET', '/assets/js/page.js', true], true]);
    expect(isFailure).toBe(!counts);
  },
);
