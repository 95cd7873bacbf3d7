import './consent.css';
import { mountIdentityProvider } from '../../../widget';
import { brandTheme } from '../app/try-it/brand-theme';
import { standInForBlockedStorage } from '../client/stand-in-storage';

// The authorization and log-out page of the host: what discovery would name as the authorization endpoint.
standInForBlockedStorage();
const { makeClient } = await import('../client/make-client');
mountIdentityProvider('#consent', { client: makeClient(), config: { products: [] }, theme: brandTheme });
