import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {usePreferredVersions, useVersionChoices} from '../../hooks/useSearchScope';
import {useSearchSettings} from '../../hooks/useSearchSettings';
import {formatContext} from '../../../scope/catalog';
import styles from '../SearchPage/styles.module.css';

export interface Props {
  /** Value of the `ctx` parameter. */
  context: string;
  /** Value of the `version` parameter. */
  version: string;
  onContext: (context: string) => void;
  onVersion: (version: string) => void;
}

/** Where to search: the context and the docs version, each where there are several. */
export default function SearchPickers({context, version, onContext, onVersion}: Props): ReactNode {
  const {contexts} = useSearchSettings();
  const versions = useVersionChoices();
  const contextChoices = [
    {
      value: formatContext({kind: 'all'}),
      label: translate({id: 'search.context.all', message: 'Everything'}),
    },
    ...contexts.map(({key, label}) => ({value: formatContext({kind: 'within', key}), label})),
    ...contexts.map(({key, label}) => ({
      value: formatContext({kind: 'outside', key}),
      label: translate(
        {id: 'search.context.outside', message: 'Outside "{context}"'},
        {context: label},
      ),
    })),
  ];
  const preferred = usePreferredVersions();
  const versionChoices = [
    {
      value: '',
      label: translate(
        {id: 'search.version.preferredOf', message: 'Preferred ({version})'},
        {version: preferred.map(({label}) => label).join(', ')},
      ),
    },
    ...versions,
  ];
  const pickers = [
    {
      name: 'ctx',
      label: translate({id: 'search.context', message: 'Search in'}),
      value: context,
      choices: contextChoices,
      onChoice: onContext,
    },
    {
      name: 'version',
      label: translate({id: 'search.version', message: 'Version'}),
      value: version,
      choices: versionChoices,
      onChoice: onVersion,
    },
  ];
  return pickers
    .filter(({choices}) => choices.length > 1)
    .map(({name, label, value, choices, onChoice}) => (
      <label key={name} className={styles.picker}>
        {label}{' '}
        <select
          name={name}
          value={value}
          className={styles.select}
          onChange={(event) => onChoice(event.currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </label>
    ));
}
