import { createStore } from 'jotai/vanilla';
import type { LazyValue } from '../../../flows/core/lazy/lazy';
import { configInputAtom } from '../../../flows/core/host/host.atoms';
import { mainPrefetchAtom, mainPreloadsAtom } from '../../../flows/main';
import { methods } from '../../../flows/methods';
import { themeSheet } from '../../../tokens/theme-sheet';
import { knownLocale, learnLocale } from '../loaded-locales';
import { serverFunctions } from '../server-functions';
import { localeFinder } from '../../locales/locales.lazy';
import { mistakes } from '../../mistakes/mistakes.lazy';
import { offeredLocales } from '../../locales/offered';
import { themeCompiler } from '../../theming/theming.lazy';
import { NoScriptNotice, Raw } from './server-components';
import { shadowOf, tagsOf } from './render';

/**
 * Has everything here that a first screen may be rendered with, because a server renders in one go and waits for nothing. It is
 * the page's own late code, so a server renders what a browser does.
 */
export async function fillServerFunctions(): Promise<void> {
  Object.assign(serverFunctions, { Notice: NoScriptNotice, Raw, sheetOf: themeSheet, tagsOf, shadowOf });
  const store = createStore();
  store.set(configInputAtom, {
    products: methods.map(({ product }) => product),
    otpOptions: { methods: ['email', 'sms', 'whatsapp'] },
    oauthOptions: { providers: [] },
  });
  const code = [...store.get(mainPreloadsAtom), ...store.get(mainPrefetchAtom), localeFinder, themeCompiler, mistakes];
  await Promise.all(code.map((one) => have(one)));
  await Promise.all(Object.keys(offeredLocales).map((tag) => loadLocale(tag)));
}

/** The times that something is asked for. A visitor is told after a while that it cannot be had; a slow server waits on. */
const maxTries = 12;

/** Has a piece of code here. */
async function have(one: LazyValue<unknown>, tries = maxTries): Promise<void> {
  const got = await one.load();
  if (got.ok) return undefined;
  if (tries === 0) throw new Error(`Vestibule: the code of ${one.name} is not here.`);
  return have(one, tries - 1);
}

/** Has a language here. */
async function loadLocale(tag: string, tries = maxTries): Promise<void> {
  await learnLocale(tag);
  if (!knownLocale(tag) && tries > 0) await loadLocale(tag, tries - 1);
}
