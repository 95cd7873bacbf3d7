import './consent.css';
import { mountIdentityProvider } from '../../../widget';
import { brandTheme } from '../app/try-it/brand-theme';
import { rememberQuestion } from '../client/come-back';
import { standInForBlockedStorage } from '../client/stand-in-storage';

// The authorization and log-out page of the host: what discovery names as the authorization endpoint.
const isStorageBlocked = standInForBlockedStorage();
const { makeClient } = await import('../client/make-client');
const client = makeClient();
mountIdentityProvider('#consent', { client, config: { products: [] }, theme: brandTheme });

if (!client.session.getTokens() && !isStorageBlocked) {
  const way = document.querySelector<HTMLElement>('#sign-in-first');
  if (way) way.hidden = false;
  way?.querySelector('a')?.addEventListener('click', rememberQuestion);
}
