import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-package.mjs';

/** Makes sure that there is Debian's Firefox for the long run, and says whether there is. */
export function ensureFirefox() {
  if (process.env.VESTIBULE_FIREFOX || existsSync('/usr/bin/firefox-esr')) return true;
  console.log('No Firefox found: installing Debian’s package "firefox-esr".');
  return installDebianPackage('firefox-esr');
}
