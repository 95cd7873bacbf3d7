import './consent.css';
import { mountIdentityProvider } from '../../../widget';
import { brandTheme } from '../app/try-it/brand-theme';
import { storeRequest } from '../client/stored-request';
import { standInForBlockedStorage } from '../client/stand-in-storage';
import { answerSilently } from './silent-request';

// The authorization and log-out page of the host: what discovery names as the authorization endpoint.
const isStorageBlocked = standInForBlockedStorage();
const { makeClient } = await import('../client/make-client');
const client = makeClient();
const silentAnswer = await answerSilently(client, location.search);
if (silentAnswer === undefined) ask();
else location.replace(silentAnswer);

function ask(): void {
  mountIdentityProvider('#consent', { client, config: { products: [] }, theme: brandTheme });
  if (client.session.getTokens() || isStorageBlocked) return;
  const way = document.querySelector<HTMLElement>('#sign-in-first');
  if (way) way.hidden = false;
  way?.querySelector('a')?.addEventListener('click', storeRequest);
}
