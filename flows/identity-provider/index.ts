export { beginAtom } from './begin';
export type { ConsentItem, ConsentManifest, ConsentManifestMaker, ConsentSection } from './consent-manifest';
export { consentOptionsAtom, type ConsentOptions, type ConsentProps, pageAtom } from './identity-provider.options';
export { IDPConsentScreen } from './idp-consent.screen';
export { flowStateAtom } from './identity-provider.state';
export { fetchWhatComesNextAtom } from './what-comes-next';
