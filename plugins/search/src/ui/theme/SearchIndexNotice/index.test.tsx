// @vitest-environment node
import '../__tests__/themeInBrowser';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, test, vi} from 'vitest';
import type {IndexFailure} from '../../worker/searchAnswer';
import SearchIndexNotice from './index';

const onRetry = vi.fn();

afterEach(() => {
  cleanup();
  onRetry.mockClear();
});

const show = (error: IndexFailure | 'slow') =>
  render(
    <SearchIndexNotice
      error={error === 'slow' ? error : {kind: 'index-error', failure: error, file: '/i/a.bin'}}
      onRetry={onRetry}
    />,
  );

const REASONS: Record<IndexFailure, string> = {
  offline: 'cannot be reached',
  missing: 'is not there',
  server: 'answered with an error',
  'not-an-index': 'sent a page',
  damaged: 'arrived damaged',
  timeout: 'took too long',
  version: 'belongs to another version',
  unsupported: 'DecompressionStream',
  fault: 'stopped with an error',
};

describe('an index that cannot be used', () => {
  test.each(Object.entries(REASONS))('is told at once where it is %s', (failure, reason) => {
    show(failure as IndexFailure);
    expect(screen.getByRole('alert').textContent).toContain(reason);
  });

  test('is asked for again on demand', () => {
    show('offline');
    fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

test('an index that is slow interrupts no screen reader, and is asked for again on demand', () => {
  show('slow');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('The search index is still loading…')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(onRetry).toHaveBeenCalledOnce();
});
