import {existsSync} from 'node:fs';
import {run} from './run.mjs';

/** Headless Chromium. It makes tests more than twice as fast. */
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell'];

const DESKTOP_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the Chromium that the tests use: `CHROME_PATH`, or else one installed on the system.
 *
 * @returns {string | undefined} its path; undefined for Playwright's own browser
 */
export function browserExecutable() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (!existsSync(wanted)) {
      throw new Error(
        `CHROME_PATH is ${wanted}, which does not exist. Unset it, or set it to a Chromium.`,
      );
    }
    return wanted;
  }
  return [...HEADLESS_SHELLS, ...DESKTOP_BROWSERS].find((place) => existsSync(place));
}

export function installBrowser() {
  const present = browserExecutable();
  if (present) {
    console.log(`Browser: ${present}`);
    return;
  }
  console.log('No Chromium found; installing it with Playwright …');
  if (run('npx', ['playwright', 'install', '--with-deps', '--only-shell', 'chromium'])) {
    console.log("Browser: Playwright's Chromium");
    return;
  }
  console.log("Playwright cannot install it; trying Debian's package …");
  const installed =
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  const packaged = browserExecutable();
  if (!installed || !packaged) {
    throw new Error('No Chromium could be installed. Install one, and set CHROME_PATH to it.');
  }
  console.log(`Browser: ${packaged}`);
}
