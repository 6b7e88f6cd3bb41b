import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useState} from 'react';
import {programAddress} from '@site/src/plugins/examples/addresses';
import type {ProgramCode} from '@site/src/plugins/examples/ExampleData';
import type {Pictures} from '@site/src/plugins/examples/readExamples';
import CompleteProgram from '../CompleteProgram';
import ExamplePicture from '../ExamplePicture';
import styles from './styles.module.css';

interface Props {
  readonly pictures?: Pictures;
  /** The end of the address of the program, which is not offered without it. */
  readonly slug?: string;
}

async function loadProgram(address: string): Promise<ProgramCode> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} is answered with status ${response.status}.`);
  return (await response.json()) as ProgramCode;
}

/** The whole program once a reader unfolds it, and a link to its page. */
function UnfoldedProgram({slug}: {readonly slug: string}): ReactNode {
  const [program, setProgram] = useState<ProgramCode>();
  const address = useBaseUrl(programAddress(slug));
  return (
    <details
      className={styles.program}
      onToggle={({currentTarget}) => {
        if (currentTarget.open && !program) {
          // The page of the program stays offered where it cannot be loaded.
          loadProgram(address).then(setProgram, console.warn);
        }
      }}
    >
      <summary>Complete program</summary>
      {program && <CompleteProgram {...program} />}
      <p>
        <Link to={`/examples/${slug}`}>Open the program on its own page</Link>
      </p>
    </details>
  );
}

/** Below a piece of a program: what it drew, and all of it once a reader unfolds that. */
export default function ExampleBelow({slug, pictures}: Props): ReactNode {
  return (
    <div className={styles.below} data-search-ignore data-markdown-ignore>
      {pictures && <ExamplePicture pictures={pictures} />}
      {slug !== undefined && <UnfoldedProgram slug={slug} />}
    </div>
  );
}
