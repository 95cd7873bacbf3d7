// What only some decisions show or are read with, in one file: few bytes, most of them wanted together or not at all.
export { AccountNotice } from './account-notice';
export { ClientLogo } from './client-logo';
export { sectionsOf } from './consent-manifest';
export { FullName } from './full-name';
export { FramedNotice } from './framed-notice';
export { ManyPermissions } from './many-permissions';
export { describedScopes } from './policy-scopes';
export { ScopeDetail } from './scope-detail';
export { UngrantableNotice } from './ungrantable-notice';
