import {expect, it} from 'vitest';
import {keptHeaders} from './keptHeaders';

it('Of the headers of an answer, those are kept that say what it is and what it may do', () => {
  const kept = {
    'content-security-policy': "default-src 'self'",
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=()',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  const others = {'cache-control': 'no-store', 'content-encoding': 'gzip', etag: '"1"'};
  const answer = new Response('', {headers: {...others, ...kept}});
  expect(Object.fromEntries(keptHeaders(answer))).toEqual(kept);
});
