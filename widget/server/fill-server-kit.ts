import { createStore } from 'jotai/vanilla';
import { configInputAtom } from '../../flows/core/host/host.atoms';
import { mainPrefetchAtom, mainPreloadsAtom } from '../../flows/main';
import { methods } from '../../flows/methods';
import { themeSheet } from '../../tokens/theme-sheet';
import { learnLocale } from '../drawn/known-locales';
import { serverKit } from '../drawn/server-kit';
import { localeFinder } from '../locales/locales.lazy';
import { offeredLocales } from '../locales/offered';
import { themeCompiler } from '../theming/theming.lazy';
import { earlyScript } from './early-script';
import { NoScriptNotice } from './no-script-notice';

/**
 * Has everything here that a first screen may be drawn with, because a server draws in one go and waits for nothing. It is
 * the page's own late code, so a server draws what a browser does.
 */
export async function fillServerKit(): Promise<void> {
  Object.assign(serverKit, { Notice: NoScriptNotice, sheetOf: themeSheet, script: earlyScript });
  const store = createStore();
  store.set(configInputAtom, {
    products: methods.map(({ product }) => product),
    otpOptions: { methods: ['email', 'sms', 'whatsapp'] },
    oauthOptions: { providers: [] },
  });
  const code = [...store.get(mainPreloadsAtom), ...store.get(mainPrefetchAtom), localeFinder, themeCompiler];
  await Promise.all(code.map((one) => one.load()));
  await Promise.all(Object.keys(offeredLocales).map(learnLocale));
}
