import { lazy } from '../core/lazy/lazy';
import { screens } from '../core/lazy/lazy-screens';

/** The second factor, fetched if the host wants one, once a first factor was proved. */
export const secondFactor = lazy('second factor', () => import('./second-factor.screens'));

/**
 * The screens of the second factor. The set-up, with its QR code, is a chunk of its own, because most users do not need
 * it.
 */
export const secondFactorScreens = {
  ...screens(() => import('./second-factor.screens'), 'SecondFactor', 'RecoveryCode', 'SecondFactorConfirmation'),
  ...screens(() => import('./setup.screens'), 'SecondFactorSetup', 'RecoveryCodes'),
};
