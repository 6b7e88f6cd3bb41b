import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useState} from 'react';
import {programAddress} from '@site/src/plugins/examples/addresses';
import type {ProgramCode} from '@site/src/plugins/examples/ExampleData';
import type {Pictures} from '@site/src/plugins/examples/readExamples';
import CompleteProgram from '../CompleteProgram';
import ExamplePicture from '../ExamplePicture';
import styles from './styles.module.css';

interface Props {
  readonly pictures?: Pictures;
  readonly slug?: string;
}

async function loadProgram(address: string): Promise<ProgramCode> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return (await response.json()) as ProgramCode;
}

function UnfoldedProgram({slug}: {readonly slug: string}): ReactNode {
  const [program, setProgram] = useState<ProgramCode>();
  const address = useBaseUrl(programAddress(slug));
  const {siteConfig} = useDocusaurusContext();
  const link = <Link to={`/examples/${slug}`}>Open the program on its own page</Link>;
  // Pages opened from disk cannot fetch.
  if (siteConfig.future.experimental_router === 'hash') return <p>{link}</p>;
  return (
    <details
      className={styles.program}
      onToggle={({currentTarget}) => {
        if (currentTarget.open && !program) {
          // If the program cannot be loaded, the link to its page remains.
          loadProgram(address).then(setProgram, console.warn);
        }
      }}
    >
      <summary>Complete program</summary>
      {program && <CompleteProgram {...program} />}
      <p>{link}</p>
    </details>
  );
}

export default function ExampleBelow({slug, pictures}: Props): ReactNode {
  return (
    <div className={styles.below} data-search-ignore data-markdown-ignore>
      {pictures && <ExamplePicture pictures={pictures} />}
      {slug !== undefined && <UnfoldedProgram slug={slug} />}
    </div>
  );
}
