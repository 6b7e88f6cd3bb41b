import {type ReactNode, useState} from 'react';
import {type JavaSnippet, javaText} from './java';
import styles from './styles.module.css';

type Copying = 'not yet' | 'done' | 'failed';

function CopyStatus({copying}: {readonly copying: Copying}): ReactNode {
  switch (copying) {
    case 'not yet':
      return null;
    case 'done':
      return 'Copied';
    case 'failed':
      return 'Not copied: select the code and copy it yourself';
  }
}

/** The Java code that does what a figure shows, with the values of the controls marked. */
export default function JavaCode({snippet}: {readonly snippet: JavaSnippet}): ReactNode {
  const text = javaText(snippet);
  const [copied, setCopied] = useState<{readonly text: string; readonly copying: Copying}>();
  const copy = (): void => {
    const tell = (copying: Copying) => () => setCopied({text, copying});
    // Pages without a secure connection have no clipboard.
    const written = (navigator.clipboard as Clipboard | undefined)?.writeText(text);
    (written ?? Promise.reject(new Error('No clipboard'))).then(tell('done'), tell('failed'));
  };
  return (
    <div className={styles.java}>
      <pre tabIndex={0} aria-label="Java code of the figure">
        <code>
          {snippet.map((part, index) =>
            part.isValue ? <mark key={index}>{part.text}</mark> : part.text,
          )}
        </code>
      </pre>
      <div className={styles.copy}>
        <span role="status">
          <CopyStatus copying={copied?.text === text ? copied.copying : 'not yet'} />
        </span>
        <button type="button" className={styles.button} onClick={copy}>
          Copy Java
        </button>
      </div>
    </div>
  );
}
