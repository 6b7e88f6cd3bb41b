/** Content of elements whose end tags may be left out, which half of them are. */
export function randomMarkup(random: () => number): string {
  let words = 0;
  const some = (most: number, one: () => string): string =>
    Array.from({length: Math.ceil(random() * most)}, one).join('');
  const oneOf = (...ways: (() => string)[]): string =>
    ways[Math.floor(random() * ways.length)]?.() ?? '';
  const element = (tag: string, content: string): string => `<${tag}>${content}</${tag}>`;
  const open = (tag: string, content: string): string =>
    random() < 0.5 ? `<${tag}>${content}` : element(tag, content);

  const word = (): string => ` w${words++}`;
  const line = (): string =>
    some(3, () =>
      oneOf(
        word,
        () => element('b', word()),
        () => element('button', word()),
        () =>
          element(
            'select',
            some(2, () => open('option', word())),
          ),
        () => element('ruby', word() + open('rt', word()) + open('rp', word())),
      ),
    );
  const rows = (depth: number): string =>
    some(2, () =>
      open(
        'tr',
        some(3, () =>
          open(
            oneOf(
              () => 'td',
              () => 'th',
            ),
            flow(depth),
          ),
        ),
      ),
    );
  const table = (depth: number): string =>
    element(
      'table',
      oneOf(String, () => open('caption', line())) +
        oneOf(String, () => open('colgroup', '<col>')) +
        oneOf(String, () => open('thead', rows(depth))) +
        oneOf(
          () => rows(depth),
          () => some(2, () => open('tbody', rows(depth))),
        ) +
        oneOf(String, () => open('tfoot', rows(depth))),
    );
  const flow = (depth: number): string =>
    depth === 0
      ? oneOf(line, () => open('p', line()))
      : some(3, () =>
          oneOf(
            line,
            () => open('p', line()),
            () => element('h2', line()),
            () => element('section', flow(depth - 1)),
            () =>
              element(
                'ul',
                some(3, () => open('li', flow(depth - 1))),
              ),
            () =>
              element(
                'dl',
                some(3, () => open('dt', line()) + open('dd', flow(depth - 1))),
              ),
            () => table(depth - 1),
          ),
        );
  return flow(2);
}
