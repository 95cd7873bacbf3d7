export { RecoveryCodes } from './recovery-codes.screen';
export { SecondFactorSetup } from './second-factor-setup.screen';
