import { IDPConsentScreen } from '../../flows/identity-provider';
import { readyScreen } from './lazy-screen';
import { screensOf } from './screens';

/** The one screen of `mountIdentityProvider`. */
export const identityProviderScreens = screensOf({ IDPConsent: readyScreen(IDPConsentScreen) });
