import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {usePreferredVersions, useVersionChoices} from '../hooks/useSearchScope';
import {useSearchSettings} from '../hooks/useSearchSettings';
import type {Tag} from '../../browser/tag';
import {formatContext} from '../../core/partitions';
import styles from './styles.module.css';

export interface Props {
  context: string;
  version: string;
  onContext: (context: string) => void;
  onVersion: (version: string) => void;
  tag: string;
  /** Tags of the site. If there are none, there is no selector. */
  tags: readonly Tag[];
  onTag: (tag: string) => void;
}

/** Selectors for context, docs version and tag, each only if there is a choice. */
export default function Pickers({
  context,
  version,
  tag,
  tags,
  onContext,
  onVersion,
  onTag,
}: Props): ReactNode {
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
    {
      name: 'tag',
      label: translate({id: 'search.tag', message: 'Tag'}),
      value: tag,
      choices: [
        {value: '', label: translate({id: 'search.tag.all', message: 'All'})},
        ...tags.map(({key, label}) => ({value: key, label})),
      ],
      onChoice: onTag,
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
