/**
 * Since version 25, Node has its own `localStorage`, which is undefined if no file is configured. The test runner uses
 * it instead of jsdom's, so restore jsdom's.
 */
const {jsdom} = globalThis as {jsdom?: {window: {localStorage: Storage}}};

if (jsdom)
  Object.defineProperty(globalThis, 'localStorage', {
    value: jsdom.window.localStorage,
    configurable: true,
  });

export {};
