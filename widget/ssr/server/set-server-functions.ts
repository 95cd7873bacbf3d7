import { createStore } from 'jotai/vanilla';
import type { LazyValue } from '../../../flows/core/lazy/lazy';
import { configInputAtom } from '../../../flows/core/host/host.atoms';
import { mainPrefetchAtom, mainPreloadsAtom } from '../../../flows/main';
import { methods } from '../../../flows/methods';
import { themeSheet } from '../../../tokens/theme-sheet';
import { knownLocale, loadKnownLocale } from '../loaded-locales';
import { serverFunctions } from '../server-functions';
import { localeFinder } from '../../locales/locales.lazy';
import { mistakes } from '../../mistakes/mistakes.lazy';
import { offeredLocales } from '../../locales/offered';
import { themeCompiler } from '../../theming/theming.lazy';
import { NoScriptNotice, Raw } from './server-components';
import { shadowOf, tagsOf } from './render';

/**
 * Loads all code that a first screen may be rendered with, because a server renders synchronously. It is the page's own
 * lazy code, so a server renders the same as a browser.
 */
export async function fillServerFunctions(): Promise<void> {
  Object.assign(serverFunctions, { Notice: NoScriptNotice, Raw, sheetOf: themeSheet, tagsOf, shadowOf });
  const store = createStore();
  store.set(configInputAtom, {
    products: methods.map(({ product }) => product),
    otpOptions: { methods: ['email', 'sms', 'whatsapp'] },
    oauthOptions: { providers: [{ type: 'google' }] },
  });
  const code = [...store.get(mainPreloadsAtom), ...store.get(mainPrefetchAtom), localeFinder, themeCompiler, mistakes];
  await Promise.all(code.map((one) => loadCode(one)));
  await Promise.all(Object.keys(offeredLocales).map((tag) => loadLocale(tag)));
}

/** The number of attempts. A browser shows a failure after one; a slow server tries again. */
const maxTries = 12;

/** Loads a piece of code. */
async function loadCode(one: LazyValue<unknown>, tries = maxTries): Promise<void> {
  const got = await one.load();
  if (got.ok) return undefined;
  if (tries === 0) throw new Error(`Vestibule: the code of ${one.name} could not be loaded.`);
  return loadCode(one, tries - 1);
}

/** Loads a language. */
async function loadLocale(tag: string, tries = maxTries): Promise<void> {
  await loadKnownLocale(tag);
  if (!knownLocale(tag) && tries > 0) await loadLocale(tag, tries - 1);
}
