import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../../scripts/chromium.mjs';
import type { Display } from '../support/display';

/** The commands that start a browser of the desktop, with a new profile, at an address. */
export const browsers = {
  Chromium({ folder, start }: Display, address: string) {
    start(chromiumPath() ?? 'chromium', [
      `--user-data-dir=${join(folder, 'chromium')}`,
      `--app=${address}`,
      '--force-renderer-accessibility',
      '--remote-debugging-port=0',
      '--no-sandbox',
      '--test-type',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-features=Translate',
      '--no-first-run',
      '--no-default-browser-check',
      '--password-store=basic',
    ]);
  },
  Firefox({ folder, start }: Display, address: string) {
    const profile = join(folder, 'firefox');
    mkdirSync(profile);
    const lines = Object.entries(quiet).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
    writeFileSync(join(profile, 'user.js'), lines.join(''));
    const args = ['--profile', profile, '--no-remote', '--kiosk', address];
    start(process.env['VESTIBULE_FIREFOX'] ?? 'firefox-esr', args, { GNOME_ACCESSIBILITY: '1' });
  },
} as const;

/** The name of a browser of the desktop. */
export type BrowserName = keyof typeof browsers;

/** A Firefox that says and asks nothing of its own. */
const quiet = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.formfill.enable': false,
  'browser.newtab.preload': false,
  'browser.preonboarding.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.translations.enable': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.policy.firstRunURL': '',
  'full-screen-api.warning.timeout': 0,
  // In a container there may be no sandbox, and a bar would say so.
  'security.sandbox.warn_unprivileged_namespaces': false,
  'signon.rememberSignons': false,
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
} as const;

export const browserNames: readonly BrowserName[] = ['Chromium', 'Firefox'];
