import {useId, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import LegalDraft from '@theme/LegalDraft';
import type {LegalDocument, Props} from '@theme/LegalPage';
import LegalSection from '@theme/LegalSection';
import LegalText from '@theme/LegalText';
import styles from './styles.module.css';

function LanguageNote({language}: Pick<LegalDocument, 'language'>): ReactNode {
  const {i18n} = useDocusaurusContext();
  if (i18n.currentLocale.startsWith(language)) return null;
  return (
    // Without a translation, the note is in English, which is left-to-right even on a right-to-left site.
    <p dir="auto" className={styles.note}>
      {language === 'de' ? (
        <Translate
          id="plugin.legalPages.inGerman"
          description="Note above a legal page in German on a site in another language"
        >
          This page is in German because German law requires it.
        </Translate>
      ) : (
        <Translate
          id="plugin.legalPages.inEnglish"
          description="Note above a legal page in English on a site in another language"
        >
          This page is in English.
        </Translate>
      )}
    </p>
  );
}

function Updated({document}: Props): ReactNode {
  if (!document.updated) return null;
  return (
    <p className={styles.note}>
      {document.language === 'de' ? 'Stand: ' : 'Last updated: '}
      {document.updated}
    </p>
  );
}

/** A legal page: the draft notice, if any, and the text in its own language. */
export default function LegalPage({document}: Props): ReactNode {
  const {language, title, description, introduction, sections, missing, noIndex} = document;
  const heading = useId();
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      {noIndex && (
        <Head>
          <meta name="robots" content="noindex, nofollow" />
        </Head>
      )}
      <main className={styles.page}>
        <div className="container">
          {missing.length > 0 && <LegalDraft missing={missing} />}
          <LanguageNote language={language} />
          <article lang={language} dir="ltr" aria-labelledby={heading} className={styles.text}>
            <h1 id={heading} className={styles.title}>
              {title}
            </h1>
            <p className={styles.introduction}>
              <LegalText text={introduction} />
            </p>
            {sections.map((section) => (
              <LegalSection key={section.id} section={section} />
            ))}
            <Updated document={document} />
          </article>
        </div>
      </main>
    </Layout>
  );
}
