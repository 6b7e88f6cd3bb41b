import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {SCRIPTS_HASH} from '../names';

vi.mock('@generated/docusaurus-search/default/index-digest.json', () => ({
  default: {digest: 'd1'},
}));

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

const ownManifest = async (): Promise<string> => (await import('./ownManifest')).OWN_MANIFEST;

it('Manifest names of a build contain digests of its scripts and of the inputs of its indexes', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(await ownManifest()).toBe(`index.${SCRIPTS_HASH}.d1.bin`);
});

it('On the development server, manifests always have the same name', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(await ownManifest()).toBe('index.bin');
});
