export { readRequest } from './authorization-request';
export { readableName } from './client-name';
export { safeLogo } from './consent/own-logo';
export { type ConsentOptions, consentOptionsAtom, type ConsentProps, consentPageAtom } from './consent-options.atoms';
export { beginIdentityProviderAtom, identityProviderStateAtom, manifestMistakeAtom } from './identity-provider.actions';
export { problemAtom } from './identity-provider.atoms';
export { identityProviderPrefetch } from './identity-provider.lazy';
export { IDPConsentScreen } from './idp-consent.screen';
export {
  type ConsentItem,
  type ConsentManifest,
  type ConsentManifestMaker,
  type ConsentSection,
  grantedSections,
} from './permissions/consent-manifest';
export { PermissionList } from './permissions/permission-list';
export { ownSectionsAtom } from './permissions/permissions.atoms';
