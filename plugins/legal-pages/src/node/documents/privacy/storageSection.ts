import type {LegalBlock, LegalSection, LegalText} from '@theme/LegalPage';
import type {ListedStorageKey, StoragePlace} from '../../facts/StorageKey';
import {paragraph, section} from '../text';

const PLACES: Record<StoragePlace, string> = {
  localStorage: 'Local Storage',
  sessionStorage: 'Session Storage',
  cookie: 'Cookie',
  indexedDB: 'IndexedDB',
  cache: 'Cache Storage',
};

const BASES: Record<ListedStorageKey['basis'], string> = {
  requested: '§ 25 Abs. 2 Nr. 2 TDDDG',
  consent: '§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO',
};

function row({key, place, purpose, lifetime, basis}: ListedStorageKey): LegalText[][] {
  return [[{kind: 'code', text: key}], [PLACES[place]], [purpose], [lifetime], [BASES[basis]]];
}

function transmission(keys: readonly ListedStorageKey[]): string {
  return keys.some(({place}) => place === 'cookie')
    ? 'Cookies überträgt Ihr Browser bei jedem Abruf an den Server; die übrigen Einträge bleiben auf Ihrem Gerät.'
    : 'Die Einträge bleiben auf Ihrem Gerät und werden nicht an den Server übertragen. Cookies setzt diese Website nicht.';
}

function legalBasis(keys: readonly ListedStorageKey[]): LegalBlock[] {
  const requested = keys.some(({basis}) => basis === 'requested');
  const consent = keys.some(({basis}) => basis === 'consent');
  return [
    ...(requested
      ? [
          paragraph(
            'Einer Einwilligung bedarf es nicht, soweit das Speichern und das Auslesen unbedingt erforderlich sind, um eine von Ihnen ausdrücklich gewünschte Funktion bereitzustellen (§ 25 Abs. 2 Nr. 2 TDDDG). Soweit die Einträge überhaupt personenbezogen sind, stützt sich ihre Verarbeitung auf Art. 6 Abs. 1 Buchst. f DSGVO; das berechtigte Interesse besteht darin, Ihre Einstellungen zu beachten.',
          ),
        ]
      : []),
    ...(consent
      ? [
          paragraph(
            'Einträge, für die eine Einwilligung genannt ist, entstehen erst, nachdem Sie eingewilligt haben (§ 25 Abs. 1 TDDDG).',
          ),
        ]
      : []),
  ];
}

export function storageSection(keys: readonly ListedStorageKey[]): LegalSection {
  const id = 'speicherung-im-browser';
  const title = 'Speicherung in Ihrem Browser';
  if (keys.length === 0)
    return section(
      id,
      title,
      '§ 25 TDDDG',
      paragraph('Diese Website speichert nichts in Ihrem Browser und liest dort nichts aus.'),
    );
  return section(
    id,
    title,
    '§ 25 TDDDG',
    paragraph(
      'Diese Website legt die folgenden Einträge in Ihrem Browser ab, damit Ihre Einstellungen beim nächsten Besuch noch gelten. ',
      transmission(keys),
      ' Sie können die Einträge jederzeit in den Einstellungen Ihres Browsers löschen; die Seiten bleiben auch dann lesbar, wenn Ihr Browser nichts speichert.',
    ),
    {
      kind: 'table',
      caption: 'Einträge im Browser',
      columns: ['Schlüssel', 'Speicherort', 'Zweck', 'Speicherdauer', 'Rechtsgrundlage'],
      rows: keys.map(row),
    },
    ...legalBasis(keys),
  );
}
