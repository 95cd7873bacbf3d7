// What follows a decision, and what most who are asked for consent never come to, in one piece.
export { ActionStatus } from '../core/request/action-status';
export { AccountNotice, ClientLogo, ClosedNotice, FramedNotice, FullName } from './consent/consent-notices';
export { decideUnaskedAtom, sendDecisionAtom, submitAuthorization } from './consent/decision.actions';
export { FlowError } from './consent/flow-error';
export { FlowOutcome } from './consent/outcome';
export { beginLogoutAtom } from './logout/logout.actions';
export { LogoutConfirmation } from './logout/logout.screen';
export { ScopeDetail } from './permissions/scope-detail';
export { UngrantableNotice } from './consent/ungrantable-notice';
export { UnusualPermissionList } from './permissions/unusual-permission-list';
