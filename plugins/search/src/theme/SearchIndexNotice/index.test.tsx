// @vitest-environment node
import '../__tests__/themeInBrowser';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import type {IndexFailure} from '../../browser/worker/searchAnswer';
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

test('an index that is slow interrupts no screen reader, and is asked for again on demand', () => {
  show('slow');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('The search index is still loading…')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(onRetry).toHaveBeenCalledOnce();
});
