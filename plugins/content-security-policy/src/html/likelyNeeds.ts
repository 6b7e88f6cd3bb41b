import type {Directive, Directives} from '../policy/directives';
import {isAllowed} from '../policy/isAllowed';
import {serviceOf} from '../policy/knownServices';
import type {PageScan} from './PageScan';
import {pageUrl, type Refusal, sourceOf} from './refusedLoads';

export interface LikelyNeed extends Refusal {
  reason: string;
}

function foreignHosts({loads, hints, canonical}: PageScan): Map<string, Set<Directive | 'hint'>> {
  const page = pageUrl(canonical);
  const hosts = new Map<string, Set<Directive | 'hint'>>();
  const all = [
    ...loads.map(({directive, address}) => ({kind: directive, address})),
    ...hints.map((address) => ({kind: 'hint' as const, address})),
  ];
  for (const {kind, address} of all) {
    if (!URL.canParse(address, page.href)) continue;
    const url = new URL(address, page.href);
    if (url.origin === page.origin || !/^https?:$/.test(url.protocol)) continue;
    const source = sourceOf(address, url, false);
    hosts.set(source, (hosts.get(source) ?? new Set()).add(kind));
  }
  return hosts;
}

const HOST = /^(?!').*\w\.\w/;

const urlOf = (source: string): URL =>
  new URL((source.includes('://') ? source : `https://${source}`).replace('*.', 'any.'));

/**
 * Returns sources that scripts and style sheets of a page probably need and the policy refuses:
 * those of known services, hosts of scripts, and hosts that the page preconnects to although its
 * HTML loads nothing from there.
 */
export function likelyNeeds(
  scan: PageScan,
  directives: Directives,
  refused: readonly Refusal[] = [],
): LikelyNeed[] {
  const needs = [...foreignHosts(scan)].flatMap(([source, kinds]): LikelyNeed[] => {
    const service = serviceOf(urlOf(source));
    if (service)
      return Object.entries(service.needs).flatMap(([directive, sources]) =>
        sources.map((one) => ({
          directive: directive as Directive,
          source: one,
          reason: service.name,
        })),
      );
    if (kinds.has('script-src'))
      return [{directive: 'connect-src', source, reason: 'scripts from there'}];
    return kinds.has('hint') && kinds.size === 1
      ? [{directive: 'connect-src', source, reason: 'a preconnect hint'}]
      : [];
  });
  /** Whether the HTML or the options contain a source that is narrower than the suggested one. */
  const isChosen = ({directive, source}: LikelyNeed): boolean =>
    [
      ...refused.filter((one) => one.directive === directive).map((one) => one.source),
      ...(directives[directive] ?? []),
    ].some((one) => HOST.test(one) && isAllowed([source], urlOf(one)));
  return needs.filter(
    (need) => !isAllowed(directives[need.directive] ?? [], urlOf(need.source)) && !isChosen(need),
  );
}
