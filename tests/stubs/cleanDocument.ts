import {cleanup} from '@testing-library/react';
import {afterEach} from 'vitest';

// Files share a document: the library's own cleaning up belongs to the first one alone.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  document.head.replaceChildren();
});
