import {beforeEach, describe, expect, it, vi} from 'vitest';
import './markTargetOnNavigation';
import {clearMarks} from './targetHighlight';

vi.mock('./targetHighlight', () => ({clearMarks: vi.fn(), markTarget: vi.fn()}));

const escape = (init: KeyboardEventInit = {}) =>
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', ...init}));

beforeEach(() => vi.mocked(clearMarks).mockClear());

describe('Escape', () => {
  it('takes the marks of a hit away', () => {
    escape();
    expect(clearMarks).toHaveBeenCalledOnce();
  });

  it('that ends a composition leaves them', () => {
    escape({isComposing: true});
    expect(clearMarks).not.toHaveBeenCalled();
  });
});
