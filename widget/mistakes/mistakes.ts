import { configInputAtom, reportAtom } from '../../flows/core/host/host.atoms';
import { WidgetError } from '../../flows/core/provider/widget-error';
import { stringsAtom } from '../../flows/core/words/words.atoms';
import { type AskedLocale, isEnglishAsked } from '../locales/choose-locale';
import { localeFinder } from '../locales/locales.lazy';
import type { Store } from '../lifecycle/mount-definition';
import { anyWords } from './all-message-ids.lazy';
import { configMistakes, configProblem } from './config-mistakes';
import { developerWarning } from '../host/developer-warning';
import { localeMistakes, stringMistakes } from './word-mistakes';

export { configProblem };

/** The problem of a mount without a client (B-MOUNT-12). */
export const noClient =
  "Error: The option `client` is missing. Give the provider's client, made by createStytchClient of @stytch/vanilla-js/headless, or one made by lateClient, and mount again.";

/** Tells why a mount cannot be used: each host, and in the console, once for the page, unless it is for want of a person. */
export function tellProblem(store: Store, sentence: string): void {
  reportMistake(store, sentence);
  if ([noClient, configProblem(store.get(configInputAtom))].includes(sentence)) developerWarning(sentence);
}

/** Two roots in one element, neither of them placed there by React. */
const neighbours = '.vestibule:not([data-react]) ~ .vestibule:not([data-react])';
const twoMounts =
  'Two widgets are mounted in one element. Unmount the first before mounting again, or give each an element of its own.';

/** A name of the developer's own machine: only there is a host's every sentence worth a file to compare with. */
const ownMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.(?:localhost|local|test))$/;

/** Tells the developer of options that work, but not as they may think (B-MOUNT-13). */
export async function checkOptions(store: Store, asked: AskedLocale): Promise<void> {
  if (document.querySelector(neighbours)) tellMistake(store, twoMounts);
  configMistakes(store.get(configInputAtom)).forEach((sentence) => tellMistake(store, sentence));
  if (!isEnglishAsked(asked)) {
    const finder = await localeFinder.load();
    const isOffered = (tag: string) => !finder.ok || finder.value.isOffered(tag);
    localeMistakes(asked, isOffered, navigator.languages).forEach((sentence) => tellMistake(store, sentence));
  }
  const strings = store.get(stringsAtom);
  if (Object.keys(strings).length === 0 || !ownMachine.test(location.hostname)) return;
  stringMistakes(strings, await anyWords()).forEach((sentence) => tellMistake(store, sentence));
}

/** Tells a host of a mistake, through `onError`. */
function reportMistake(store: Store, sentence: string): void {
  store.set(reportAtom, new WidgetError('configuration', 'configuration', sentence));
}

/** Tells the developer of a mistake, once for the page: in the console, and through `onError`. */
export function tellMistake(store: Store, sentence: string): void {
  if (developerWarning(sentence)) reportMistake(store, sentence);
}
