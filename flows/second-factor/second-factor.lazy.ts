import { lazy, screens } from '../core/lazy/lazy';

/** The second factor: its question, fetched when a host wants one and a first factor was proved. */
export const secondFactor = lazy('second factor', () => import('./second-factor.screens'));

/** The screens of the second factor. The set-up, with its picture, comes apart: most users have done it before. */
export const secondFactorScreens = {
  ...screens(() => import('./second-factor.screens'), 'SecondFactor', 'RecoveryCode', 'SecondFactorConfirmation'),
  ...screens(() => import('./setup.screens'), 'SecondFactorSetup', 'RecoveryCodes'),
};
