// Selects the Chromium that tests use: the only file that knows the paths. Nothing but Node may be imported here.
import { existsSync } from 'node:fs';

/** Debian's Chromium without windows: a page in it costs a fifth. */
export const debianShell = '/usr/bin/chromium-headless-shell';

/** The paths at which Linux packages install a Chromium with windows; Debian's is the first. */
const withWindows = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The properties of the machine that the choice depends on.
 *
 * @typedef {{ platform: NodeJS.Platform; named: string | undefined; isThere(path: string): boolean }} Machine
 */

/** @type {Machine} */
const thisMachine = { platform: process.platform, named: process.env.CHROMIUM, isThere: (path) => existsSync(path) };

/**
 * The path of a Chromium: the value of `CHROMIUM`, else the first that a Linux package has installed. Undefined means
 * Playwright's own, as on macOS and Windows.
 *
 * @param {readonly string[]} places
 * @param {Machine} machine
 * @returns {string | undefined}
 */
function find(places, { platform, named, isThere }) {
  if (named) return named;
  return platform === 'linux' ? places.find(isThere) : undefined;
}

/** The path of this machine's Chromium; undefined for Playwright's own. */
export const chromiumPath = (machine = thisMachine) => find([...withWindows, debianShell], machine);

/** The path of this machine's Chromium with windows; undefined for Playwright's own, or where there is none. */
export const wholeChromiumPath = (machine = thisMachine) => find(withWindows, machine);

/** The path of the Chromium for headless tests: preferably the shell. Undefined means Playwright's own. */
export const headlessChromiumPath = (machine = thisMachine) => find([debianShell, ...withWindows], machine);
