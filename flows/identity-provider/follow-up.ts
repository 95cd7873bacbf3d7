// What follows a decision, and the views that most who are asked for consent never come to, in one piece.
export { AccountNotice, ClientLogo, CoveredNotice, FramedNotice, FullName } from './consent-notices';
export { decideUnaskedAtom, sendDecisionAtom } from './decision.actions';
export { DecisionStatus } from './decision-status';
export { FlowError } from './flow-error';
export { FlowOutcome } from './flow-outcome';
export { preflightLogoutAtom } from './log-out.actions';
export { LogoutConfirmation } from './logout-confirmation';
export { LongPermissionList } from './long-permission-list';
export { UngrantableNotice } from './ungrantable-notice';
