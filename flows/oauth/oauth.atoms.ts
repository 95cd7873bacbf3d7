import { atom, type Getter } from 'jotai/vanilla';
import { isGoogle, isOAuthProviderType } from '../core/config/config';
import { configAtom } from '../core/config/config.atoms';
import { mountSignalAtom } from '../core/host/host.atoms';
import { inAppBrowserAtom } from '../core/host/in-app-browser.atoms';
import { startedAtom, firstMethodAtom, memoryAtom, withFirst } from '../core/last-used/last-used.atoms';
import { providerAtom } from '../core/provider/provider.atoms';
import { whileRead } from '../core/time/while-read';

/** The configured providers that are known, each once, in the order of the host. Unknown names are skipped. */
export const configuredProvidersAtom = atom((get) => {
  // A host without types may pass empty entries, or bare names.
  const named = get(configAtom).oauth.providers.filter(Boolean);
  const providers = named.map((provider) => (typeof provider === 'string' ? { type: provider } : provider));
  return providers.filter(
    ({ type }, index) => isOAuthProviderType(type) && providers.findIndex((one) => one.type === type) === index,
  );
});

/**
 * The same without Google in an application's own browser; with the host's option, the one that was used last is first.
 */
export const socialProvidersAtom = atom((get) => {
  const first = get(firstMethodAtom);
  const providers = get(configuredProvidersAtom);
  const offered = get(inAppBrowserAtom) ? providers.filter((provider) => !isGoogle(provider)) : providers;
  return withFirst(offered, ({ type }) => first === `oauth:${type}`);
});

/** The pause before the check of the session, in milliseconds, so that the buttons are rendered first. */
const afterButtons = 100;

async function lookForSession(get: Getter): Promise<void> {
  const started = get(startedAtom);
  const left = get(socialProvidersAtom).find(({ type }) => started === `oauth:${type}`);
  if (!left) return;
  const memory = get(memoryAtom);
  const before = memory.read();
  const outcome = await get(providerAtom).isSignedInByOAuth(left.type);
  // A later sign-in of this mount wins.
  const isLatest = memory.read() === before;
  // For the next visit: nothing changes on the screen.
  if (outcome.ok && outcome.value && isLatest && !get(mountSignalAtom).aborted) memory.write(`oauth:${left.type}`);
}

/**
 * Checks whether the session is from the provider that the user left for, which detects a sign-in that ended on a page
 * without the widget. Runs while something reads this, and makes no call if the user did not leave for a provider.
 */
export const provenProviderAtom = whileRead((get) => {
  const timer = setTimeout(() => void lookForSession(get), afterButtons);
  return () => clearTimeout(timer);
});
