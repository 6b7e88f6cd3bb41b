import {copyText} from '@screwbox/shared/clipboard/copyText';
import {type ReactNode, useState} from 'react';
import {type JavaSnippet, javaText} from './java';
import styles from './styles.module.css';

export default function JavaCode({snippet}: {readonly snippet: JavaSnippet}): ReactNode {
  const text = javaText(snippet);
  const [copied, setCopied] = useState<{readonly text: string; readonly message: string}>();
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(text);
    setCopied({
      text,
      message: isCopied ? 'Copied' : 'Not copied: select the code and copy it yourself',
    });
  };
  return (
    <div className={styles.java}>
      <pre tabIndex={0} aria-label="Java code of the figure" translate="no">
        <code>
          {snippet.map((part, index) =>
            part.isValue ? (
              <mark key={index}>{part.text}</mark>
            ) : (
              <span key={index}>{part.text}</span>
            ),
          )}
        </code>
      </pre>
      <div className={styles.copy}>
        <span role="status">{copied?.text === text ? copied.message : ''}</span>
        <button type="button" className={styles.button} onClick={() => void copy()}>
          Copy Java
        </button>
      </div>
    </div>
  );
}
