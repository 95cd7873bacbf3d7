export { grantedSections } from './permission-sections';
export { readableName, safeLogo } from './client-name';
export {
  type ConsentItem,
  type ConsentManifest,
  type ConsentManifestMaker,
  type ConsentSection,
  sectionsOf,
} from './consent-manifest';
export { beginAtom } from './identity-provider.actions';
export { flowStateAtom } from './identity-provider.atoms';
export { identityProviderPrefetch } from './identity-provider.lazy';
export {
  type ConsentOptions,
  consentOptionsAtom,
  type ConsentProps,
  denyBehaviourMistakeAtom,
  pageAtom,
} from './consent-options.atoms';
export { IDPConsentScreen } from './idp-consent.screen';
export { PermissionList } from './permission-list';
export { ownSectionsAtom } from './permissions.atoms';
export { manifestMistakeAtom } from './shown-permissions.atoms';
