import { screens } from '../core/lazy/lazy-screens';

/** The reset form, for a mount that a reset link may lead to. */
export const passwordResetScreens = screens(() => import('./password-reset-form.screen'), 'PasswordResetForm');
