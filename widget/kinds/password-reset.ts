import { followLinkAtom, resetTokenAtom } from '../../flows/password-reset';
import { configProblemAtom } from '../config-problem';
import type { WidgetOptions } from '../options';
import { takeResetToken } from '../reset-link';
import { passwordResetScreens } from '../screens/password-reset-screens';
import type { WidgetKind } from '../widget';

/** What the reset mount takes beside the common options. */
export interface PasswordResetOptions extends WidgetOptions {
  /** The token of the link. Default: the `token` query parameter. */
  passwordResetToken?: string;
}

/** Tokens that were used to log in: once a page life, whatever mounts again. */
const usedTokens = new Set<string>();

/** Setting a new password (spec section 1, mount 2). */
export const passwordResetKind: WidgetKind<PasswordResetOptions> = {
  screens: passwordResetScreens,
  start: 'PasswordResetForm',
  problemAtom: configProblemAtom,
  onStart: (store, { passwordResetToken }) => {
    const reset = takeResetToken(passwordResetToken);
    store.set(resetTokenAtom, reset);
    if (reset.status !== 'login' || usedTokens.has(reset.token)) return;
    usedTokens.add(reset.token);
    void store.set(followLinkAtom);
  },
};
