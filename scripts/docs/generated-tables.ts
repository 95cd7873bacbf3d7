import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../package/root.ts';
import { emulatorSettingsTable } from './emulator-settings-table.ts';
import { exportTable } from './export-table.ts';
import { commonBrowserTable, inAppBrowserTable } from './in-app-browser-table.ts';
import { optionTable } from './option-tables.ts';
import { providerStringsTable, providerThemeTable } from './provider-tables.ts';
import { themeTable } from './theme-table.ts';
import { localeTable, messageTable } from './word-tables.ts';

/** Each table by its name in the documents. */
const tables: Readonly<Record<string, () => string | Promise<string>>> = {
  config: () => optionTable('flows/core/config/config.ts', 'ConfigOptions'),
  'widget-options': () => optionTable('widget/options.ts', 'WidgetOptions'),
  'login-options': () => optionTable('widget/mounts/login.ts', 'LoginOptions'),
  'login-page': () => optionTable('widget/login-page/login-page.ts', 'LoginPageOption'),
  'password-reset-options': () => optionTable('widget/mounts/password-reset.ts', 'PasswordResetOptions'),
  'callback-options': () => optionTable('widget/mounts/callback.ts', 'CallbackOptions'),
  'identity-provider-options': () => optionTable('widget/mounts/identity-provider.ts', 'IdentityProviderOptions'),
  'step-up-options': () => optionTable('flows/step-up/host-step-up.actions.ts', 'WantedStrengthOptions'),
  'sign-in-options': () => optionTable('widget/sign-in/sign-in-options.ts', 'SignInOptions'),
  'session-guard-options': () => optionTable('widget/session-guard/guard-options.ts', 'SessionGuardOptions'),
  'rendering-props': () => optionTable('widget/ssr/ssr-props.ts', 'RenderingProps'),
  'rendering-options': () => optionTable('widget/ssr/server/render.tsx', 'RenderingOptions'),
  'placement-props': () => optionTable('widget/ssr/ssr-props.ts', 'PlacementProps'),
  'consent-options': () => optionTable('flows/identity-provider/consent-options.atoms.ts', 'ConsentOptions'),
  theme: themeTable,
  messages: messageTable,
  locales: localeTable,
  'provider-theme': providerThemeTable,
  'provider-strings': providerStringsTable,
  'in-app-browsers': inAppBrowserTable,
  'common-browsers': commonBrowserTable,
  'emulator-settings': emulatorSettingsTable,
  flows: () => exportTable('widget/flows.ts'),
  primitives: () => exportTable('widget/primitives.ts'),
  tokens: () => exportTable('tools/index.ts'),
};

/** The documents that contain these tables. */
export const documents = [
  'docs/options.md',
  'docs/migrating.md',
  'docs/browsers.md',
  'docs/emulator.md',
  'docs/exports.md',
];

const places = /<!-- table: ([\w-]+) -->\n[\s\S]*?<!-- end of table -->/g;

/** A document's text with every table regenerated. */
export async function withTables(document: string): Promise<string> {
  const text = readFileSync(join(root, document), 'utf8');
  const made = new Map<string, string>();
  for (const [, name = ''] of text.matchAll(places)) {
    const table = tables[name];
    if (!table) throw new Error(`${document} asks for a table "${name}", and there is none.`);
    made.set(name, await table());
  }
  return text.replaceAll(places, (_, name: string) => {
    return `<!-- table: ${name} -->\n\n${made.get(name)}\n\n<!-- end of table -->`;
  });
}

/** A text without the spaces that only align the columns of a table. */
export const unaligned = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ');
