// The views that most questions do not need, and those that follow a question.
export { ActionStatus } from '../core/request/action-status';
export {
  AccountNotice,
  ClientLogo,
  ClosedNotice,
  FramedNotice,
  FullName,
  UngrantableNotice,
} from './consent/consent-notices';
export { CustomConsent } from './consent/custom-consent';
export { FlowView } from './flow-view';
export { RequestedPermissions } from './permissions/requested-permissions';
export { manifestMistakeAtom } from './permissions/shown-permissions.atoms';
