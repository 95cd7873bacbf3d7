export { grantedSections } from './permissions/permission-sections';
export { readableName, safeLogo } from './client-name';
export {
  type ConsentItem,
  type ConsentManifest,
  type ConsentManifestMaker,
  type ConsentSection,
  sectionsOf,
} from './permissions/consent-manifest';
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
export { PermissionList } from './permissions/permission-list';
export { ownSectionsAtom } from './permissions/permissions.atoms';
export { manifestMistakeAtom } from './permissions/shown-permissions.atoms';
