export { ProviderIcon } from './icons/provider-icon';
export { leaveForProviderAtom, startOAuth } from './oauth.actions';
export { configuredProvidersAtom, socialProvidersAtom } from './oauth.atoms';
export { oauthMessages } from './oauth.messages';
