export { beginAtom } from './begin.actions';
export { RecoveryCode } from './recovery-code.screen';
export { SecondFactor } from './second-factor.screen';
export { SecondFactorConfirmation } from './second-factor-confirmation.screen';
