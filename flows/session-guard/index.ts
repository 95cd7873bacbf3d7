export { announceEndAtom, announceTimeLeftAtom, extendSession } from './answer.actions';
export { beginGuardAtom, checkSessionAtom } from './guard.actions';
export {
  beginAfterEndAtom,
  clockLeadAtom,
  guardedPersonAtom,
  guardOtherAtom,
  type GuardState,
  guardStateAtom,
  timeLeftAtom,
  warnBeforeAtom,
} from './guard.atoms';
export { SessionEnded } from './session-ended';
export { SessionWarning } from './session-warning';
