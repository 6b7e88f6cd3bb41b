import type {ReactNode} from 'react';
import type {LegalBlock} from '@theme/LegalPage';
import type {Props} from '@theme/LegalSection';
import LegalText from '@theme/LegalText';
import styles from './styles.module.css';

type TableBlock = Extract<LegalBlock, {kind: 'table'}>;

function Table({caption, columns, rows}: TableBlock): ReactNode {
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((text, column) => {
                const isHeader = column === 0;
                const Cell = isHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column}
                    scope={isHeader ? 'row' : undefined}
                    data-label={columns[column]}
                  >
                    <LegalText text={text} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Block({block}: {readonly block: LegalBlock}): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <LegalText text={block.text} />
        </p>
      );
    case 'lines':
      return (
        <p>
          {block.lines.map((line, position) => (
            <span key={position} className={styles.line}>
              <LegalText text={line} />
            </span>
          ))}
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, position) => (
            <li key={position}>
              <LegalText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table {...block} />;
  }
}

/** A section of a legal page, with the sections of laws that require it. */
export default function LegalSection({section}: Props): ReactNode {
  const {id, title, law, emphasis, blocks} = section;
  return (
    <section className={emphasis ? styles.emphasis : undefined} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {law && <p className={styles.law}>{law}</p>}
      {blocks.map((block, position) => (
        <Block key={position} block={block} />
      ))}
    </section>
  );
}
