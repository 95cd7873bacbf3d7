import { configInputAtom, mountSignalAtom, reportAtom, type Store } from '../../flows/core/host/host.atoms';
import { isThisMachine } from '../../flows/core/host/this-machine';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import { WidgetError } from '../../flows/core/provider/widget-error';
import { stringsAtom } from '../../flows/core/words/words.atoms';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { isEnglishAsked } from '../locales/choose-locale';
import { localeFinder } from '../locales/locales.lazy';
import type { WidgetOptions } from '../options';
import { configMistakes, configProblem } from './config-mistakes';
import { allMessages, inspection } from '../development/inspect.lazy';
import { nearestName } from '../../tokens/nearest-name';
import { themeInputAtom } from '../theming/theme-option.atoms';
import { developerWarning } from '../host/developer-warning';
import { asObject, property } from '../host/untyped';
import { describeClient } from './describe-client';
import { type Mistake, mistake, type Problem } from './mistake';
import { unknownOptions } from './unknown-options';
import { callbackMistakes, denyBehaviourMistakes, redirectMistakes } from './value-mistakes';
import { localeMistakes } from './locale-mistakes';

export { configProblem };
export { followRefusal } from '../login-page/redirect-to-login';

/**
 * Reports why a mount cannot be used: to each host, and once for the page in the console, unless it is no fault of the
 * page.
 */
export function reportProblem(store: Store, { sentence, section, remedy = '' }: Problem): void {
  reportToHost(store, sentence);
  if (section) developerWarning(sentence + remedy, section);
}

const makeOne =
  "Give the provider's client, made by createStytchClient of @stytch/vanilla-js/headless, or one made by lateClient, and mount again.";

/** The problem of a mount without a usable client (B-MOUNT-12): the value that was passed, and the value to pass. */
export function clientProblem(client: unknown): Problem {
  return mistake('the-option-client-is-missing', `Error: The option \`client\` is ${clientFault(client)}`);
}

function clientFault(client: unknown): string {
  if (client === undefined || client === null) return `missing. ${makeOne}`;
  if (typeof client === 'string')
    return `${describeClient(client)}. Make a client of it: createStytchClient(token). ${makeOne}`;
  if (typeof property(client, 'then') === 'function')
    return 'a promise. Await it before you mount, or give lateClient(() => promise), which renders at once and waits only where a call needs the client.';
  return `${describeClient(client)}, not the provider's client. ${makeOne}`;
}

const replacement = mistake(
  'two-widgets-are-mounted-in-one-element',
  'Two widgets are mounted in one element, so the second has replaced the first. Call `unmount()` of the first one before you mount again, or give each an element.',
);

/** Reports to the developer that a mount has replaced an earlier one (B-MOUNT-21). */
export const reportReplacement = (store: Store) => reportMistake(store, replacement);

/** A host name of a developer. Only there is the code loaded that compares all messages of a host. */
const isDeveloperHost = (hostname: string) => isThisMachine(hostname) || /\.(?:local|test)$/.test(hostname);

/**
 * Reports options that have no effect, or an unexpected one, to the developer (B-MOUNT-13, B-MOUNT-17).
 * @param start the first screen of the mount
 */
export async function checkOptions(store: Store, start: ScreenName, options: WidgetOptions): Promise<void> {
  const { config, callbacks, locale: asked } = options;
  const report = (found: Mistake) => reportMistake(store, found);
  [
    ...unknownOptions(start, options),
    ...callbackMistakes(callbacks),
    ...denyBehaviourMistakes(options),
    ...redirectMistakes(asObject(config)),
    ...insecurePage(),
    ...(start === 'Main' ? unspentLink() : []),
    ...configMistakes(store.get(configInputAtom)),
  ].forEach(report);
  if (!isEnglishAsked(asked)) localeMistakes(asked, await tagFinder(), navigator.languages).forEach(report);
  const strings = store.get(stringsAtom);
  if (Object.keys(strings).length > 0 && isDeveloperHost(location.hostname)) {
    const findTag = await tagFinder();
    const [messages, code] = [await allMessages.load(), await inspection.load()];
    const finders = { findTag, nearestOf: nearestName };
    if (messages.ok && code.ok) code.value.stringMistakes(strings, messages.value, finders).forEach(report);
  }
  if (!isThisMachine(location.hostname)) return;
  const code = await inspection.load();
  if (!code.ok || store.get(mountSignalAtom).aborted) return;
  const { inspect, inspectConnection } = code.value;
  await reportThemeNames(store);
  inspect(start, options, report);
  await inspectConnection(store.get(providerAtom), options, report);
}

/** Reports the names in the host's theme that no token has, with those that were probably meant (B-LOOK-8). */
export async function reportThemeNames(store: Store): Promise<void> {
  const code = await inspection.load();
  if (!code.ok) return;
  for (const found of code.value.themeNameMistakes(store.get(themeInputAtom), nearestName)) reportMistake(store, found);
}

/**
 * Returns the function that finds the offered language of a tag. If the code that knows the languages cannot be loaded,
 * every tag is taken as offered.
 */
async function tagFinder(): Promise<(tag: string) => string | undefined> {
  const finder = await localeFinder.load();
  return finder.ok ? finder.value.findTag : (tag) => tag;
}

/** The mistake of a page without https: the browser drops the session's cookies, and has neither PKCE nor passkeys there. */
function insecurePage(): Mistake[] {
  if (globalThis.isSecureContext !== false) return [];
  const sentence =
    'This page is not secure (http), so the browser drops the session of a user who logs in. Use https, or localhost.';
  return [mistake('this-page-is-not-secure', sentence)];
}

/**
 * The mistake of a log-in that does not finish links although a link returns to its page (B-BACK-16). No mount has
 * taken its token. An `error` alone may be the host's own.
 */
function unspentLink(): Mistake[] {
  const type = new URLSearchParams(location.search).get('stytch_token_type');
  if (!type) return [];
  const sentence = `A link led to this page (stytch_token_type: ${type.slice(0, 20)}), and nothing here finishes it, so the visitor sees the log-in again. Give this log-in \`callback: true\`, or lead the link to a page with mountCallback. If your own code finishes it, take its token out of the address first.`;
  return [mistake('a-link-led-to-this-page-and-nothing-here-finishes-it', sentence)];
}

/** Reports a mistake to a host, through `onError`. */
function reportToHost(store: Store, sentence: string): void {
  store.set(reportAtom, new WidgetError('configuration', 'configuration', sentence));
}

/** Reports a mistake to the developer, once for the page: in the console, and through `onError`. */
export function reportMistake(store: Store, { sentence, section }: Mistake): void {
  if (developerWarning(sentence, section)) reportToHost(store, sentence);
}
