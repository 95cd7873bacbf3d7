// What only some decisions show or are read with, in one file: few bytes, most of them wanted together or not at all.
export { AccountNotice } from './account-notice';
export { ClientLogo } from './client-logo';
export { customScopeWordsAtom } from './custom-scope-words';
export { FullName } from './full-name';
export { FramedNotice } from './framed-notice';
export { hostSectionsAtom } from './host-sections';
export { ManyPermissions } from './many-permissions';
export { namelessTitle } from './nameless-title';
export { ScopeDetail } from './scope-detail';
export { UngrantableNotice } from './ungrantable-notice';
