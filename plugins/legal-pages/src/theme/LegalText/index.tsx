import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {LegalText as Text} from '@theme/LegalPage';
import type {Props} from '@theme/LegalText';
import styles from './styles.module.css';

function Missing({field}: {readonly field: string}): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <mark className={styles.missing} lang={i18n.currentLocale}>
      <Translate
        id="plugin.legalPages.missing"
        description="Mark in place of a value that the operator has not stated; field is its name"
        values={{field}}
      >
        {'[missing: {field}]'}
      </Translate>
    </mark>
  );
}

function Piece({piece}: {readonly piece: Text}): ReactNode {
  if (typeof piece === 'string') return piece;
  switch (piece.kind) {
    case 'link':
      return <Link href={piece.href}>{piece.text}</Link>;
    case 'code':
      return <code>{piece.text}</code>;
    case 'strong':
      return <strong>{piece.text}</strong>;
    case 'missing':
      return <Missing field={piece.field} />;
  }
}

export default function LegalText({text}: Props): ReactNode {
  return text.map((piece, position) => (
    <Fragment key={position}>
      <Piece piece={piece} />
    </Fragment>
  ));
}
