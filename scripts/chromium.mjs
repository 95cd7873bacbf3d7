// Which Chromium is driven: the one place that knows the paths. Nothing but Node may be imported here.
import { existsSync } from 'node:fs';

/** Debian's Chromium without its windows: a page of it costs a fifth. */
export const debianShell = '/usr/bin/chromium-headless-shell';

/** The paths at which the packages of Linux put a Chromium with windows; Debian's is the first. */
const withWindows = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The machine, as far as the choice depends on it.
 *
 * @typedef {{ platform: NodeJS.Platform; named: string | undefined; isThere(path: string): boolean }} Machine
 */

/** @type {Machine} */
const thisMachine = { platform: process.platform, named: process.env.CHROMIUM, isThere: (path) => existsSync(path) };

/**
 * The path of a Chromium: what `CHROMIUM` names, else the first that a package of Linux has put there. Undefined stands
 * for Playwright's own, as on macOS and Windows.
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

/** The path of the Chromium to test in, where no one looks on: the shell before all others. Undefined for Playwright's own. */
export const headlessChromiumPath = (machine = thisMachine) => find([debianShell, ...withWindows], machine);
