import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
import type {ExampleData} from '@site/src/plugins/examples/ExampleData';
import type {Pictures} from '@site/src/plugins/examples/readExamples';
import CompleteProgram from '../CompleteProgram';
import ExamplePicture from '../ExamplePicture';
import styles from './styles.module.css';

interface Props {
  readonly pictures?: Pictures;
  /** The end of the address of the program. */
  readonly slug?: string;
  /** Loads the program; it is not offered without it. */
  readonly load?: () => Promise<{readonly default: ExampleData}>;
}

/** Below a piece of a program: what it drew, and all of it once a reader unfolds that. */
export default function ExampleBelow({slug, pictures, load}: Props): ReactNode {
  const [program, setProgram] = useState<ExampleData>();
  return (
    <div className={styles.below} data-search-ignore data-markdown-ignore>
      {pictures && <ExamplePicture pictures={pictures} />}
      {slug !== undefined && load && (
        <details
          className={styles.program}
          onToggle={({currentTarget}) => {
            if (currentTarget.open && !program) {
              // The page of the program stays offered where it cannot be loaded.
              load().then(
                (loaded) => setProgram(loaded.default),
                () => undefined,
              );
            }
          }}
        >
          <summary>
            <Translate
              id="examples.complete"
              description="Unfolds the whole program of a piece of code"
            >
              Complete program
            </Translate>
          </summary>
          {program && <CompleteProgram {...program} />}
          <p>
            <Link to={`/examples/${slug}`}>
              <Translate id="examples.page" description="Link to the page of a program">
                Open the program on its own page
              </Translate>
            </Link>
          </p>
        </details>
      )}
    </div>
  );
}
