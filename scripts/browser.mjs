import {existsSync} from 'node:fs';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium that the tests drive: `CHROME_PATH`, else one that the system has.
 * @returns {string | undefined} its path, or undefined where Playwright's own browser is to be used
 */
export function browserExecutable() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (!existsSync(wanted))
      throw new Error(
        `CHROME_PATH names ${wanted}, which does not exist. Unset it or name a Chromium.`,
      );
    return wanted;
  }
  return KNOWN_PLACES.find((place) => existsSync(place));
}
