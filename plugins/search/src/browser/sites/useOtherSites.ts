import sites from '@generated/docusaurus-search/default/other-sites.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState} from 'react';
import {TYPING_PAUSE} from '../hooks/useSettledText';
import {type FoundOnSite, type SearchSite, searchSites, type Site} from './searchSites';

/** Hits that are wanted of each site. */
const FEW = 5;

/** The one of this page, which remembers what it has opened. */
let search: SearchSite | undefined;

/** What became of a search of another site. */
export interface SearchedSite {
  site: Site;
  found: FoundOnSite | 'failed';
}

/** What other sites have, each as soon as it has answered; they are asked when typing pauses. */
export function useOtherSites(query: string): SearchedSite[] {
  const {siteConfig} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const [answers, setAnswers] = useState<{query: string; searched: SearchedSite[]}>({
    query,
    searched: [],
  });
  useEffect(() => {
    if (query.trim() === '') return undefined;
    let isCurrent = true;
    const ask = async (searchSite: SearchSite, site: Site): Promise<void> => {
      try {
        const found = await searchSite(site, query);
        if (!isCurrent || found === undefined) return;
        setAnswers((before) => ({
          query,
          searched: [...(before.query === query ? before.searched : []), {site, found}],
        }));
      } catch (error) {
        console.warn(`${site.label} cannot be searched.`, error);
      }
    };
    const timer = setTimeout(() => {
      search ??= searchSites(FEW, baseUrl);
      for (const site of sites) void ask(search, site);
    }, TYPING_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, baseUrl]);
  const searched = answers.query === query ? answers.searched : [];
  // In the order in which the site names them, whichever has answered first.
  return sites.flatMap(({url}) => searched.filter(({site}) => site.url === url));
}
