// Makes sure that a Chromium for tests is installed: `node scripts/ensure-chromium.mjs`. Nothing but Node may be
// imported.
import { existsSync } from 'node:fs';
import { debianShell, headlessChromiumPath, wholeChromiumPath } from './chromium.mjs';
import { hasDebianPackages, installDebianPackages } from './debian-packages.mjs';
import { isStarted, runTool } from './run.mjs';

/** Fonts with the widths of Arial, the default theme's font. Without them Debian shows wider text, on which lines break elsewhere. */
const debianFonts = '/usr/share/fonts/truetype/liberation';

/**
 * Makes sure that a Chromium for tests is installed. On Debian it is the system's. Where no password is needed, two are
 * installed: the shell without windows, in which tests take half the time, and the full one, which keeps pages for Back
 * and Forward; fonts too. On any other system it is Playwright's own.
 */
export function ensureChromium() {
  const found = headlessChromiumPath();
  const missing = [
    ...(found === debianShell ? [] : ['chromium-headless-shell']),
    ...(wholeChromiumPath() ? [] : ['chromium']),
    ...(existsSync(debianFonts) || !hasDebianPackages() ? [] : ['fonts-liberation']),
  ];
  if (process.env.CHROMIUM || missing.length === 0) return;
  const isRoot = process.getuid?.() === 0;
  if (found && !isRoot) return;
  if (hasDebianPackages()) {
    console.log('Installing Debian’s Chromium and fonts for tests (about half a minute) ...');
    if (installDebianPackages(...missing) || found || installDebianPackages('chromium')) return;
  }
  // It reports a download itself, and ends at once if one is installed.
  if (runTool('playwright', ['install', 'chromium'])) return;
  console.error(
    'Chromium could not be installed. Install a Chromium yourself and name it in CHROMIUM, then try again.',
  );
  process.exit(1);
}

if (isStarted(import.meta.url)) ensureChromium();
