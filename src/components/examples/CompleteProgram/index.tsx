import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import type {ProgramCode} from '@site/src/plugins/examples/ExampleData';
import styles from './styles.module.css';

function Download({address, children}: {address: string; children: ReactNode}): ReactNode {
  return (
    <a href={useBaseUrl(address)} download>
      {children}
    </a>
  );
}

export default function CompleteProgram({name, html, code, files}: ProgramCode): ReactNode {
  // Same props as `rehypeCode` passes to code blocks in Markdown.
  const highlighted = {html, className: 'language-java'};
  return (
    <>
      <CodeBlock {...highlighted}>{''}</CodeBlock>
      <p className={styles.downloads}>
        Download: <Download address={code}>{name}.java</Download>
        {files.map(({name: file, address}) => (
          <span key={file}>
            , <Download address={address}>{file}</Download>
          </span>
        ))}
      </p>
    </>
  );
}
