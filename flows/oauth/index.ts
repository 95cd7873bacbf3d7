export { ProviderIcon } from './icons/provider-icon';
export { isGoogle } from '../core/config/config';
export { leaveForProviderAtom, startOAuth } from './oauth.actions';
export { configuredProvidersAtom, socialProvidersAtom } from './oauth.atoms';
export { oauthMessages } from './oauth.messages';
