import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {hit} from '../../browser/__tests__/answerOf';
import type {SearchHit} from '../../browser/Answer';
import Articles from './Articles';

const isKnownPage = vi.hoisted(() => vi.fn(() => true));
vi.mock('../../browser/isKnownPage', () => ({isKnownPage}));
vi.mock('../hooks/useSearchSettings', () => ({
  useSearchSettings: () => ({contexts: [{key: 'blog', label: 'News', paths: ['/blog/']}]}),
}));

const shadows = hit({hash: 'shadows', section: 'Shadows'});

afterEach(cleanup);

test("The hit of a page itself is listed below the page's title, before the hits of its sections", () => {
  const own = hit({excerpt: 'A lamp.'});
  render(<Articles hits={[shadows, own]} onChoose={vi.fn()} />);
  const rows = screen.getAllByRole('listitem').map(({textContent}) => textContent);
  expect(rows[0]).toBe('A lamp.');
  expect(rows[1]).toContain('Shadows');
});

test('Each page among the results is labeled by its own title, even if another page has the same title', () => {
  const other = hit({url: '/lamp/', hash: 'shades', section: 'Shades'});
  render(<Articles hits={[shadows, other]} onChoose={vi.fn()} />);
  const pages = screen.getAllByRole('article', {name: 'Light'});
  expect(pages.map(({textContent}) => textContent)).toEqual(['LightShadows', 'LightShades']);
  const titles = screen.getAllByRole('heading');
  expect(pages.map((page) => page.getAttribute('aria-labelledby'))).toEqual(
    titles.map(({id}) => id),
  );
  expect(new Set(titles.map(({id}) => id)).size).toBe(2);
});

test('Matches in a section are marked in its heading and its excerpt', () => {
  const section: SearchHit = {
    ...shadows,
    sectionMarks: [[0, 3]],
    excerpt: 'A lamp.',
    marks: [[2, 6]],
  };
  render(<Articles hits={[section]} onChoose={vi.fn()} />);
  const marked = screen.getByRole('listitem').querySelectorAll('mark');
  expect(Array.from(marked, ({textContent}) => textContent)).toEqual(['Sha', 'lamp']);
});

test('Titles, headings and excerpts of results have separate text directions', () => {
  const mixed = hit({title: 'אור', section: 'Light', excerpt: 'צל', breadcrumbs: ['Guides']});
  render(<Articles hits={[mixed]} onChoose={vi.fn()} />);
  const directions = Array.from(document.querySelectorAll<HTMLElement>('[dir]'), ({dir}) => dir);
  expect(directions).toEqual(['ltr', 'rtl', 'ltr', 'rtl']);
});

test('The title of a page in the results links to the hit of the page itself, even if a hit of a section ranks higher', () => {
  render(<Articles hits={[shadows, hit({hash: 'the-title'})]} onChoose={vi.fn()} />);
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/light/#the-title', '/light/#shadows']);
});

test("Opening a section in the results reports the section's address and position", () => {
  const onChoose = vi.fn();
  render(<Articles hits={[hit(), shadows]} onChoose={onChoose} />);
  fireEvent.click(screen.getByRole('link', {name: 'Shadows'}));
  expect(onChoose.mock.calls).toEqual([['/light/#shadows', 2]]);
});

test('A click on a result is handled by the router only if the loaded build has the page', () => {
  window.history.replaceState(null, '', '/light/');
  render(<Articles hits={[shadows]} onChoose={vi.fn()} />);
  const click = () => fireEvent.click(screen.getByRole('link', {name: 'Shadows'}));
  expect(click()).toBe(true);
  isKnownPage.mockReturnValueOnce(false);
  expect(click()).toBe(false);
  expect(window.location.hash).toBe('#shadows');
});

test.each(['Light', 'Shadows'])(
  'A middle click on the result "%s" is reported, but a right click is not',
  (name) => {
    const onChoose = vi.fn();
    render(<Articles hits={[shadows]} onChoose={onChoose} />);
    fireEvent(
      screen.getByRole('link', {name}),
      new MouseEvent('auxclick', {bubbles: true, button: 2}),
    );
    expect(onChoose).not.toHaveBeenCalled();
    fireEvent(
      screen.getByRole('link', {name}),
      new MouseEvent('auxclick', {bubbles: true, button: 1}),
    );
    expect(onChoose).toHaveBeenCalledOnce();
  },
);

test('The title of a page on another site contains a hint that the link leaves the site', () => {
  render(<Articles hits={[hit({url: 'https://example.com/Lamp.html'})]} onChoose={vi.fn()} />);
  expect(screen.getByRole('link', {name: 'Light (on another site)'})).toBeTruthy();
});
