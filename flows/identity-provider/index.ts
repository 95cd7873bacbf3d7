export { readableName, safeLogo } from './client-name';
export {
  type ConsentOptions,
  consentOptionsAtom,
  type ConsentProps,
  denyBehaviourMistakeAtom,
  pageAtom,
} from './consent-options.atoms';
export { beginAtom, flowStateAtom, manifestMistakeAtom } from './identity-provider.actions';
export { identityProviderPrefetch } from './identity-provider.lazy';
export { IDPConsentScreen } from './idp-consent.screen';
export {
  type ConsentItem,
  type ConsentManifest,
  type ConsentManifestMaker,
  type ConsentSection,
  grantedSections,
  sectionsOf,
} from './permissions/consent-manifest';
export { PermissionList } from './permissions/permission-list';
export { ownSectionsAtom } from './permissions/permissions.atoms';
