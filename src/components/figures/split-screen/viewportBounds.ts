export type SplitLayout = 'HorizontalLayout' | 'VerticalLayout' | 'TableLayout';

export interface ScreenArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const TABLE_COLUMNS = 2;

export function viewportBounds(
  layout: SplitLayout,
  index: number,
  count: number,
  padding: number,
  {width, height}: {readonly width: number; readonly height: number},
): ScreenArea {
  const columns = {HorizontalLayout: count, VerticalLayout: 1, TableLayout: TABLE_COLUMNS}[layout];
  const rows = Math.ceil(count / columns);
  const column = index % columns;
  const row = Math.floor(index / columns);
  const cellWidth = Math.trunc((width - padding * (columns - 1)) / columns);
  const cellHeight = Math.trunc((height - padding * (rows - 1)) / rows);
  const x = column * (cellWidth + padding);
  const y = row * (cellHeight + padding);
  const isLast = index === count - 1;
  return {x, y, width: isLast ? width - x : cellWidth, height: isLast ? height - y : cellHeight};
}
