/**
 * From version 25 on, Node has its own local storage, which is undefined without a file, and the test runner
 * uses it instead of jsdom's.
 */
const {jsdom} = globalThis as {jsdom?: {window: {localStorage: Storage}}};

if (jsdom)
  Object.defineProperty(globalThis, 'localStorage', {
    value: jsdom.window.localStorage,
    configurable: true,
  });

export {};
