import {cleanup, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, test, vi} from 'vitest';
import type {SearchAddress} from '../../browser/searchAddress';
import {useEarlyForm} from './useEarlyForm';

vi.mock('@docusaurus/useIsBrowser', () => import('../__tests__/useIsHydrated'));

const onChange = vi.fn();

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  onChange.mockClear();
});

function Form() {
  const [address, setAddress] = useState<Partial<SearchAddress>>({query: '', context: ''});
  const form = useEarlyForm((part) => {
    onChange(part);
    setAddress({...address, ...part});
  });
  return (
    <form ref={form}>
      <input
        name="q"
        value={address.query}
        onChange={({currentTarget}) => setAddress({...address, query: currentTarget.value})}
      />
      <select
        name="ctx"
        value={address.context}
        onChange={({currentTarget}) => setAddress({...address, context: currentTarget.value})}
      >
        <option value="">Everything</option>
        <option value="blog">Blog</option>
      </select>
    </form>
  );
}

function hydrateAfter(fill: (field: HTMLInputElement, picker: HTMLSelectElement) => void): void {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Form />);
  document.body.append(container);
  fill(screen.getByRole('textbox'), screen.getByRole('combobox'));
  render(<Form />, {container, hydrate: true});
}

test('The text typed before hydration and the selected options survive hydration', () => {
  hydrateAfter((field, picker) => {
    field.value = 'camera';
    picker.value = 'blog';
  });
  expect(onChange.mock.calls).toEqual([[{query: 'camera', context: 'blog'}]]);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('camera');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('blog');
});

test('A form without input does not change the address on hydration', () => {
  hydrateAfter(() => undefined);
  expect(onChange).not.toHaveBeenCalled();
});
