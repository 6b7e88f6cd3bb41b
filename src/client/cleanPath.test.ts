import {describe, expect, it} from 'vitest';
import {cleanPath} from './cleanPath';

const routes = new Set(['/', '/docs/ecs', '/docs/graphics/', '/kept', '/kept.html']);
/** Like the router, ignores a slash at the end. */
const routeOf = (path: string) => [path, `${path}/`].find((route) => routes.has(route));

describe('cleanPath', () => {
  it('takes index.html off', () => {
    expect(cleanPath('/docs/ecs/index.html', routeOf)).toBe('/docs/ecs');
    expect(cleanPath('/index.html', routeOf)).toBe('/');
  });

  it('takes .html off', () => {
    expect(cleanPath('/docs/ecs.html', routeOf)).toBe('/docs/ecs');
  });

  it('keeps the slash of a folder route', () => {
    expect(cleanPath('/docs/graphics/index.html', routeOf)).toBe('/docs/graphics/');
    expect(cleanPath('/docs/graphics.html', routeOf)).toBe('/docs/graphics/');
  });

  it('leaves clean paths, registered .html routes and unknown pages alone', () => {
    expect(cleanPath('/docs/ecs', routeOf)).toBeUndefined();
    expect(cleanPath('/kept.html', routeOf)).toBeUndefined();
    expect(cleanPath('/no/such.html', routeOf)).toBeUndefined();
  });
});
