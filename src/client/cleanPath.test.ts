import {describe, expect, it} from 'vitest';
import {cleanPath} from './cleanPath';

const routes = new Set(['/', '/docs/ecs', '/docs/graphics/', '/kept', '/kept.html']);
const routeOf = (path: string) => [path, `${path}/`].find((route) => routes.has(route));

describe('The clean path', () => {
  it('has no index.html', () => {
    expect(cleanPath('/docs/ecs/index.html', routeOf)).toBe('/docs/ecs');
    expect(cleanPath('/index.html', routeOf)).toBe('/');
  });

  it('has no .html', () => {
    expect(cleanPath('/docs/ecs.html', routeOf)).toBe('/docs/ecs');
  });

  it('keeps the trailing slash of a folder route', () => {
    expect(cleanPath('/docs/graphics/index.html', routeOf)).toBe('/docs/graphics/');
    expect(cleanPath('/docs/graphics.html', routeOf)).toBe('/docs/graphics/');
  });

  it('is undefined for clean paths, registered .html routes and unknown pages', () => {
    expect(cleanPath('/docs/ecs', routeOf)).toBeUndefined();
    expect(cleanPath('/kept.html', routeOf)).toBeUndefined();
    expect(cleanPath('/no/such.html', routeOf)).toBeUndefined();
  });
});
