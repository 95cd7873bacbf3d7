import { atom, type Getter } from 'jotai/vanilla';
import { isGoogle, isOAuthProviderType } from '../core/config/config';
import { configAtom } from '../core/config/config.atoms';
import { mountSignalAtom } from '../core/host/host.atoms';
import { inAppBrowserAtom } from '../core/host/in-app-browser.atoms';
import { begunAtom, firstMethodAtom, memoryAtom, withFirst } from '../core/last-used/last-used.atoms';
import { providerAtom } from '../core/provider/provider.atoms';
import { whileRead } from '../core/time/while-read';

/** The providers that are configured and known, each once, in the order of the host. A name that we do not know is no reason to show nothing. */
export const configuredProvidersAtom = atom((get) => {
  // Not every host has a compiler that keeps nothing out of a list, and bare names.
  const named = get(configAtom).oauth.providers.filter(Boolean);
  const providers = named.map((provider) => (typeof provider === 'string' ? { type: provider } : provider));
  return providers.filter(
    ({ type }, index) => isOAuthProviderType(type) && providers.findIndex((one) => one.type === type) === index,
  );
});

/** The same without Google in an application's own browser, and with the one that was used last, where that comes first. */
export const socialProvidersAtom = atom((get) => {
  const first = get(firstMethodAtom);
  const providers = get(configuredProvidersAtom);
  const offered = get(inAppBrowserAtom) ? providers.filter((provider) => !isGoogle(provider)) : providers;
  return withFirst(offered, ({ type }) => first === `oauth:${type}`);
});

/** The pause between the buttons and the look at the session, in milliseconds: they come first. */
const afterButtons = 100;

async function lookForSession(get: Getter): Promise<void> {
  const started = get(begunAtom);
  const left = get(socialProvidersAtom).find(({ type }) => started === `oauth:${type}`);
  if (!left) return;
  const memory = get(memoryAtom);
  const before = memory.read();
  const outcome = await get(providerAtom).isSignedInByOAuth(left.type);
  // A later method of this mount counts more.
  const isLatest = memory.read() === before;
  // For the next visit: nothing changes on the screen.
  if (outcome.ok && outcome.value && isLatest && !get(mountSignalAtom).aborted) memory.write(`oauth:${left.type}`);
}

/**
 * The look for a session by the provider that a user left for. It is how a sign-in is known that ended on a page
 * without us. It happens while something reads this, and makes no call if the page was not left for one.
 */
export const provenProviderAtom = whileRead((get) => {
  const timer = setTimeout(() => void lookForSession(get), afterButtons);
  return () => clearTimeout(timer);
});
