import type {ColorPair} from '../announcement';
import type {LoadedAnnouncement} from './toAnnouncement';

const BAR = '[data-announcement-bar]';

function colorRule(selector: string, {background, text}: ColorPair): string {
  return `${selector}{--announcement-background:${background};--announcement-text:${text}}`;
}

function rules({id, colors, closeable}: LoadedAnnouncement): string[] {
  const shown = `html[data-announcement='${id}']`;
  const text = `[data-announcement-id='${id}']{display:block}`;
  const fallback = `${BAR}[data-announcement-fallback='${id}']`;
  return [
    colorRule(`${shown} ${BAR}`, colors.light),
    colorRule(`${shown}[data-theme='dark'] ${BAR}`, colors.dark),
    `${shown} ${text}`,
    ...(closeable
      ? []
      : [
          `${shown} ${BAR}{--announcement-close-size:0rem}`,
          `${shown} [data-announcement-close]{display:none}`,
        ]),
    '@media (scripting:none){',
    `${fallback}{--announcement-close-size:0rem}`,
    colorRule(fallback, colors.light),
    `${fallback}{display:flex}`,
    `${fallback} ${text}`,
    '}',
  ];
}

/**
 * Styles of the announcements: colors, and visibility by an attribute of `<html>`. Without JavaScript, an attribute
 * of the bar decides.
 */
export function stylesheet(announcements: LoadedAnnouncement[]): string {
  return announcements.flatMap(rules).join('\n');
}
