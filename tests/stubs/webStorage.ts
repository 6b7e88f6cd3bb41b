/**
 * From version 25 on Node has a local storage of its own, which is undefined without a file to keep it in,
 * and the test runner leaves it in the place of jsdom's.
 */
const {jsdom} = globalThis as {jsdom?: {window: {localStorage: Storage}}};

if (jsdom)
  Object.defineProperty(globalThis, 'localStorage', {
    value: jsdom.window.localStorage,
    configurable: true,
  });

export {};
