import {cleanup} from '@testing-library/react';
import {afterEach} from 'vitest';

// Cleans up after each test. Test files share a document, but the library's own cleanup only runs for the first file.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  document.head.replaceChildren();
});
