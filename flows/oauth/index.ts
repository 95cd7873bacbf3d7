export { ProviderIcon } from './icons/provider-icon';
export { isGoogle } from '../core/config/config';
export { leaveForProviderAtom, startOAuth } from './oauth.actions';
export { configuredProvidersAtom } from './oauth.atoms';
export { oauthMessages } from './oauth.messages';
