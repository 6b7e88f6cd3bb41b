import {describe, expect, it} from 'vitest';
import {cleanPath} from './cleanPath';

const routes = new Set(['/', '/docs/ecs', '/docs/graphics/', '/kept.html']);
const isRoute = (path: string) => routes.has(path);

describe('cleanPath', () => {
  it('takes index.html off', () => {
    expect(cleanPath('/docs/ecs/index.html', isRoute)).toBe('/docs/ecs');
    expect(cleanPath('/index.html', isRoute)).toBe('/');
  });

  it('takes .html off', () => {
    expect(cleanPath('/docs/ecs.html', isRoute)).toBe('/docs/ecs');
  });

  it('keeps the slash of a folder route', () => {
    expect(cleanPath('/docs/graphics/index.html', isRoute)).toBe('/docs/graphics/');
    expect(cleanPath('/docs/graphics.html', isRoute)).toBe('/docs/graphics/');
  });

  it('leaves clean paths, registered .html routes and unknown pages alone', () => {
    expect(cleanPath('/docs/ecs', isRoute)).toBeUndefined();
    expect(cleanPath('/kept.html', isRoute)).toBeUndefined();
    expect(cleanPath('/no/such.html', isRoute)).toBeUndefined();
  });
});
