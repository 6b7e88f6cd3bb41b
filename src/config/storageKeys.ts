import {ANNOUNCEMENT_STORAGE} from '../../plugins/announcement-bar/src';
import type {StorageKey} from '../../plugins/legal-pages/src';
import {SINGLE_KEYS} from '../client/keyboard/singleKeysKey';
import {SEARCH_STORAGE} from '../../plugins/search/src';

export const STORAGE_KEYS: StorageKey[] = [
  ...ANNOUNCEMENT_STORAGE,
  ...SEARCH_STORAGE,
  {
    key: SINGLE_KEYS,
    namespaced: true,
    purpose:
      'Hält fest, dass Sie Tastenkürzel aus einem Buchstaben abgeschaltet haben. Wird erst geschrieben, wenn Sie das tun.',
  },
  {
    key: 'offline:*',
    place: 'cache',
    purpose:
      'Hält gelesene Seiten und den Suchindex bereit, damit Sie beides ohne Netz wieder nutzen können. Enthält nur veröffentlichte Dateien dieser Website. Es beginnt mit der zweiten Seite oder der ersten Suche. Den Suchindex lädt der Browser nicht im Voraus, wenn er Daten spart.',
  },
];
