import { existsSync } from 'node:fs';
import { hasDebianPackages, installDebianPackages } from './debian-packages.mjs';

/** Makes sure that Debian's Firefox is installed for the long run, and returns whether it is. */
export const ensureFirefox = () =>
  process.env.VESTIBULE_FIREFOX !== undefined || ensure({ '/usr/bin/firefox-esr': 'firefox-esr' });

/** The same for WebKitGTK, which needs a display. */
export const ensureWebKit = () => ensure({ '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver', '/usr/bin/Xvfb': 'xvfb' });

/** The same for the screen reader Orca, which needs a desktop: a display, windows, keys, and buses to listen on. */
export const ensureOrca = () =>
  ensureFirefox() &&
  ensure({
    '/usr/bin/orca': 'orca',
    '/usr/bin/chromium': 'chromium',
    '/usr/bin/Xvfb': 'xvfb',
    '/usr/bin/openbox': 'openbox',
    '/usr/bin/xdotool': 'xdotool',
    '/usr/bin/dbus-daemon': 'dbus-daemon',
    '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  });

const ensure = (files) => {
  const names = Object.entries(files).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));
  if (names.length === 0) return true;
  if (hasDebianPackages()) console.log(`Installing Debian’s packages: ${names.join(', ')}.`);
  const isInstalled = installDebianPackages(...names);
  if (!isInstalled) console.log(`They could not be installed.`);
  return isInstalled;
};
