export { ProviderIcon } from './icons/provider-icon';
export { leaveForProviderAtom, startOAuth } from './oauth.actions';
export { configuredProvidersAtom } from './oauth.atoms';
export { oauthMessages } from './oauth.messages';
export { isOAuthProviderType, providerNames } from './provider-names';
