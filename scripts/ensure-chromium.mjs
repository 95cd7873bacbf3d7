import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian-packages.mjs';

const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Makes sure that there is a Chromium to test in: Debian's package is installed when none is found. */
export function ensureChromium() {
  if (places.some((place) => place && existsSync(place))) return;
  console.log('No Chromium found: installing Debian’s package "chromium".');
  if (installDebianPackages('chromium')) return;
  console.error(
    'Chromium could not be installed. Install a Chromium yourself and name it in CHROMIUM, then try again.',
  );
  process.exit(1);
}
