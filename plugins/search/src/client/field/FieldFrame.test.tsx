import {cleanup, render, screen} from '@testing-library/react';
import {createRef} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, test} from 'vitest';
import {FieldFrame} from './FieldFrame';
import {fieldPropsChannel} from './fieldProps';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('the field is one with suggestions as soon as the page can bring them, and the same as before', () => {
  const frame = (
    <FieldFrame
      field={createRef<HTMLInputElement>()}
      channel={fieldPropsChannel()}
      label="Search"
      frameClass={undefined}
      inputClass={undefined}
    >
      {null}
    </FieldFrame>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(frame);
  const field = screen.getByRole('searchbox', {name: 'Search'});
  render(frame, {container, hydrate: true});
  expect(screen.getByRole('combobox', {name: 'Search', expanded: false})).toBe(field);
});
