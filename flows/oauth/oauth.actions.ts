import { atom } from 'jotai/vanilla';
import { providerHintAtom } from '../contact';
import { type OAuthProviderConfig, oauthProviders, type OAuthProviderType } from '../core/config/config';
import { configAtom } from '../core/config/config.atoms';
import { watchReturn } from '../core/host/page-return';
import { beginMethodAtom } from '../core/last-used/last-used.atoms';
import { failed, succeeded } from '../core/provider/outcome';
import { action } from '../core/request/action';
import { sayAtom } from '../core/words/words.atoms';
import { oauthMessages } from './oauth.messages';

const destinationAtom = atom<OAuthProviderType | undefined>(undefined);

/** The provider that the browser is leaving for. */
export const leavingForAtom = atom((get) => (get(startOAuth.isPendingAtom) ? get(destinationAtom) : undefined));

/**
 * Leaves for a provider, once: while the page is being left every further press is ignored. Ends when the browser
 * restores the page from its cache, or at the deadline if nothing has happened.
 */
export const startOAuth = action<OAuthProviderConfig, void>({
  operation: 'oauth.start',
  kind: 'send',
  pendingWords: (get) => {
    const type = get(destinationAtom);
    return get(sayAtom)(oauthMessages)('oauth.going', { provider: type ? oauthProviders[type] : '' });
  },
  call: async (provider, { type, custom_scopes, provider_params }, { get, signal }) => {
    const { loginRedirectURL, signupRedirectURL } = get(configAtom).oauth;
    const outcome = await provider.startOAuth({
      type,
      custom_scopes,
      provider_params,
      loginRedirectURL,
      signupRedirectURL,
      signal,
    });
    if (!outcome.ok) return outcome;
    await returned(signal);
    return signal.aborted ? failed({ type: 'cancelled' }) : succeeded(undefined);
  },
  onSuccess: () => undefined,
});

/** Leaves for a provider, unless one is opening already. */
export const leaveForProviderAtom = atom(null, (get, set, provider: OAuthProviderConfig) => {
  if (get(startOAuth.isPendingAtom)) return undefined;
  set(destinationAtom, provider.type);
  return set(startOAuth.startAtom, provider);
});

/** 'Continue with {provider}', as a log-in. */
export const chooseProviderAtom = atom(null, (get, set, provider: OAuthProviderConfig) => {
  if (get(startOAuth.isPendingAtom)) return undefined;
  set(beginMethodAtom, `oauth:${provider.type}`);
  const hint = get(providerHintAtom);
  if (hint === undefined) return set(leaveForProviderAtom, provider);
  // The host's own parameter for this provider wins.
  return set(leaveForProviderAtom, { ...provider, provider_params: { login_hint: hint, ...provider.provider_params } });
});

/** Settles when the page is shown again after it was left. */
function returned(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      stop();
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const stop = watchReturn(finish);
    signal.addEventListener('abort', finish);
  });
}
