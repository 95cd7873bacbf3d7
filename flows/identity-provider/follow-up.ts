// What follows a decision, and what most who are asked for consent never come to, in one piece.
export { ActionStatus } from '../core/request/action-status';
export { AccountNotice, ClientLogo, ClosedNotice, FramedNotice, FullName } from './consent-notices';
export { decideUnaskedAtom, sendDecisionAtom, submitAuthorization } from './decision.actions';
export { FlowError } from './flow-error';
export { FlowOutcome } from './flow-outcome';
export { beginLogoutAtom } from './log-out.actions';
export { LogoutConfirmation } from './logout-confirmation';
export { ScopeDetail } from './scope-detail';
export { UngrantableNotice } from './ungrantable-notice';
export { UnusualPermissionList } from './unusual-permission-list';
