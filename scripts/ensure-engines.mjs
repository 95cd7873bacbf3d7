import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-package.mjs';

/** Makes sure that there is Debian's Firefox for the long run, and says whether there is. */
export const ensureFirefox = () =>
  process.env.VESTIBULE_FIREFOX !== undefined || ensure({ '/usr/bin/firefox-esr': 'firefox-esr' });

/** The same for WebKitGTK, which wants a display. */
export const ensureWebKit = () => ensure({ '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver', '/usr/bin/Xvfb': 'xvfb' });

const ensure = (programs) =>
  Object.entries(programs).every(([path, name]) => {
    if (existsSync(path)) return true;
    console.log(`Installing Debian’s package "${name}".`);
    const isInstalled = installDebianPackage(name);
    if (!isInstalled) console.log(`It could not be installed: what needs it is left out of this run.`);
    return isInstalled;
  });
