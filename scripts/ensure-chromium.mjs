// Makes sure that there is a Chromium to test in: `node scripts/ensure-chromium.mjs`. Nothing but Node may be imported.
import { debianShell, headlessChromiumPath } from './chromium.mjs';
import { hasDebianPackages, installDebianPackages } from './debian-packages.mjs';
import { isStarted, runTool } from './run.mjs';

/**
 * Makes sure that there is a Chromium to test in. On Debian it is the system's: its package is installed when none is
 * found, and where that asks nobody for a password, its shell without windows as well, in which tests take half the
 * time. Everywhere else it is Playwright's own.
 */
export function ensureChromium() {
  const found = headlessChromiumPath();
  if (process.env.CHROMIUM || found === debianShell) return;
  const isRoot = process.getuid?.() === 0;
  if (found && !isRoot) return;
  if (hasDebianPackages()) {
    console.log('Installing Debian’s Chromium for tests (about half a minute) ...');
    if (installDebianPackages('chromium-headless-shell') || found || installDebianPackages('chromium')) return;
  }
  // It says itself whether it fetches one, and is done at once where one is there.
  if (runTool('playwright', ['install', 'chromium'])) return;
  console.error(
    'Chromium could not be installed. Install a Chromium yourself and name it in CHROMIUM, then try again.',
  );
  process.exit(1);
}

if (isStarted(import.meta.url)) ensureChromium();
