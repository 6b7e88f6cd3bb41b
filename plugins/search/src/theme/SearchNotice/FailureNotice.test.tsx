import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import type {FailureReason} from '../../browser/Answer';
import FailureNotice from './FailureNotice';

const onRetry = vi.fn();
const onReload = vi.fn();

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const show = (failure?: FailureReason) =>
  render(
    <FailureNotice
      failure={failure && {failure, file: '/i/a.bin'}}
      onRetry={onRetry}
      onReload={onReload}
    />,
  );

test('The message about a slow index does not interrupt screen readers, and its button requests the index again', () => {
  show();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('The search index is still loading…')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(onRetry).toHaveBeenCalledOnce();
});

test.each<[FailureReason, string, string]>([
  ['offline', 'Are you offline?', 'Retry'],
  ['timeout', 'took too long', 'Retry'],
  ['server', 'answered with an error', 'Retry'],
  ['damaged', 'is damaged', 'Retry'],
  ['gone', 'Reload the page.', 'Reload'],
  ['unsupported', 'needs a browser from 2023', 'Retry'],
  ['fault', "See the browser's console for details.", 'Retry'],
])('The failure "%s" is an alert with the text "%s" and the button "%s"', (failure, text, name) => {
  show(failure);
  expect(screen.getByRole('alert').textContent).toContain(text);
  fireEvent.click(screen.getByRole('button', {name}));
  expect([onRetry, onReload].map(({mock}) => mock.calls.length)).toEqual(
    name === 'Retry' ? [1, 0] : [0, 1],
  );
});
