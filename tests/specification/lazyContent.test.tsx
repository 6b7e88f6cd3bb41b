// @vitest-environment jsdom
// Specification: 2.15, 8.1, 8.2.
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {Component, type ComponentType, type ReactNode} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {loadInstalled} from './loadInstalled';

interface Creator {
  default: (path: string, hash: string) => ComponentType;
}

const GENERATED = {
  '@generated/routesChunkNames':
    "export default {'/page-abc': {__comp: 'page', __context: 'context'}}",
  '@generated/registry':
    "export default {page: [() => loadPage(), 'page', 'page'], context: [async () => ({default: {plugin: {name: 'test', id: 'default'}}}), 'context', 'context']}",
  '@theme/NotFound': 'export default () => null',
};

/** Creates the route's component; `loadPage` stands for the download of its chunk. */
async function createPage(loadPage: () => Promise<object>): Promise<ComponentType> {
  const {default: create} = await loadInstalled<Creator>({
    entry: "export {default} from '@docusaurus/core/lib/client/exports/ComponentCreator.js'",
    generated: GENERATED,
    globals: {loadPage},
  });
  return create('/page', 'abc');
}

beforeEach(() => vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']}));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const never = () => new Promise<object>(() => undefined);
const elapse = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('page content that loads shows a spinner after 200 ms', async () => {
  const Page = await createPage(never);
  const {container} = render(<Page />);
  expect(container.innerHTML).toBe('');
  await elapse(200);
  expect(container.querySelector('svg#loader')).not.toBeNull();
});

it('page content that fails shows the error text and a Retry button, which loads it', async () => {
  const download = vi
    .fn<() => Promise<object>>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
    .mockResolvedValue({default: () => <p>The page</p>});
  const Page = await createPage(download);
  render(<Page />);
  await elapse(0);
  expect(screen.getByText('Error: Loading chunk 7 failed.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  await elapse(0);
  expect(screen.getByText('The page')).toBeDefined();
  expect(download).toHaveBeenCalledTimes(2);
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

it('a route module without default export is an error that names the page', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page = await createPage(() => Promise.resolve({somethingElse: 1}));
  const {container} = render(
    <Boundary>
      <Page />
    </Boundary>,
  );
  await elapse(0);
  expect(container.textContent).toContain(
    "The page component at /page doesn't have a default export",
  );
  silent.mockRestore();
});
