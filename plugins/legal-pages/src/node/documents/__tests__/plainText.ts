import type {LegalBlock, LegalDocument, LegalText} from '@theme/LegalPage';

function textOf(text: readonly LegalText[]): string {
  return text
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      switch (piece.kind) {
        case 'link':
          return piece.href.endsWith(piece.text) ? piece.text : `${piece.text} <${piece.href}>`;
        case 'code':
          return `\`${piece.text}\``;
        case 'strong':
          return piece.text;
        case 'missing':
          return `[missing: ${piece.field}]`;
      }
    })
    .join('');
}

function blockText(block: LegalBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return textOf(block.text);
    case 'lines':
      return block.lines.map(textOf).join('\n');
    case 'list':
      return block.items.map((item) => `- ${textOf(item)}`).join('\n');
    case 'table':
      return [
        block.columns.join(' | '),
        ...block.rows.map((row) => row.map(textOf).join(' | ')),
      ].join('\n');
  }
}

export function plainText({title, introduction, sections, updated}: LegalDocument): string {
  const parts = sections.flatMap(({title: heading, law, blocks}) => [
    `\n## ${heading}${law ? ` (${law})` : ''}`,
    ...blocks.map(blockText),
  ]);
  return `# ${[title, textOf(introduction), ...parts, updated].filter(Boolean).join('\n')}\n`;
}
