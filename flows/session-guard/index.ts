export { announceEndAtom, announceTimeLeftAtom, extendSession } from './answer.actions';
export {
  beginAfterEndAtom,
  beginGuardAtom,
  clockLeadAtom,
  guardedPersonAtom,
  guardOtherAtom,
  type GuardState,
  guardStateAtom,
  lookAtSessionAtom,
  timeLeftAtom,
  warnBeforeAtom,
} from './guard.atoms';
export { SessionEnded } from './session-ended';
export { SessionWarning } from './session-warning';
