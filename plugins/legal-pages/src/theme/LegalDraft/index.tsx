import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/LegalDraft';
import styles from './styles.module.css';

/** Notice that the page is a draft, with the fields to state or correct. */
export default function LegalDraft({missing}: Props): ReactNode {
  return (
    <section
      className={styles.draft}
      aria-label={translate({
        id: 'plugin.legalPages.draft.label',
        message: 'Draft',
        description: 'Name of the region that marks a legal page as a draft',
      })}
    >
      <p dir="auto" className={styles.title}>
        <Translate
          id="plugin.legalPages.draft.title"
          description="Title of the notice on a legal page that must not be published yet"
        >
          Draft, not for publication
        </Translate>
      </p>
      <p dir="auto">
        <Translate
          id="plugin.legalPages.draft.text"
          description="Text of the notice, before the list of fields"
        >
          The operator of this site still has to state or correct:
        </Translate>
      </p>
      <ul className={styles.fields}>
        {missing.map((field) => (
          <li key={field}>
            <code>{field}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
