import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian-packages.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const isThere = (place) => place && existsSync(place);

/**
 * Makes sure that there is a Chromium to test in: Debian's package is installed when none is found. Where that asks
 * nobody for a password, its shell without windows comes as well, in which tests take half the time.
 */
export function ensureChromium() {
  if (process.env.CHROMIUM || existsSync(shell)) return;
  const isFound = places.some(isThere);
  const isRoot = process.getuid?.() === 0;
  if (isFound && !isRoot) return;
  console.log('Installing Debian’s Chromium for tests (about half a minute) ...');
  if (installDebianPackages('chromium-headless-shell') || isFound || installDebianPackages('chromium')) return;
  console.error(
    'Chromium could not be installed. Install a Chromium yourself and name it in CHROMIUM, then try again.',
  );
  process.exit(1);
}
