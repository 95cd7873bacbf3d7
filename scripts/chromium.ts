import { existsSync } from 'node:fs';

/** Debian's Chromium without its windows: a page of it costs a fifth. */
const shell = '/usr/bin/chromium-headless-shell';
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', shell];

const find = (candidates: readonly string[]) =>
  process.env['CHROMIUM'] || candidates.find((place) => existsSync(place)) || '/usr/bin/chromium';

/** The path of this machine's Chromium; `CHROMIUM` names another. Debian's package puts it at the first place. */
export const chromiumPath = () => find(places);

/** The path of the Chromium to test in, where nobody looks on: the shell before all others. */
export const headlessChromiumPath = () => find([shell, ...places]);
