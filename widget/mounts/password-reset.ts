import { startLoginLinkAtom, linkHoldAtom, PasswordResetForm, resetTokenAtom } from '../../flows/password-reset';
import { mountSignalAtom } from '../../flows/core/host/host.atoms';
import { failureViews } from '../../flows/core/request/failure.lazy';
import { askSecondFactorAtom } from '../../flows/second-factor';
import { confirmUserAtom } from '../../flows/step-up';
import { configProblemAtom, validationCodeAtom } from '../mistakes/config-problem.atoms';
import { setLastUsedMemory } from '../host/last-used-memory';
import { mount } from '../lifecycle/mount';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { Mounted, WidgetOptions } from '../options';
import { lateScreenOf, lateScreenTable } from '../screens/late-screens.lazy';
import { removeResetTokenFromUrl } from '../host/reset-link';
import { takeResetToken } from '../host/reset-token';

/** The options of the reset mount: the common ones, and the token. */
export interface PasswordResetOptions extends WidgetOptions {
  /** The token of the reset link. Default: the parameter `token` of the address. */
  passwordResetToken?: string;
  /** Makes a log-in link wait for a press of "Continue". Use it when mail scanners open your links. Default false. */
  requireClick?: boolean;
}

/** Tokens that were used to log in: each is used once per page load, also by several mounts. */
const usedTokens = new Set<string>();

/** Setting a new password (B-MOUNT-1). */
export const passwordResetDefinition: MountDefinition<PasswordResetOptions> = {
  start: 'PasswordResetForm',
  screens: { PasswordResetForm },
  otherScreens: lateScreenOf,
  secondFactor: askSecondFactorAtom,
  stepUp: confirmUserAtom,
  prefetch: () => [failureViews, lateScreenTable],
  apply: setLastUsedMemory,
  problemAtom: configProblemAtom,
  code: (store) => store.get(validationCodeAtom),
  takeLink: removeResetTokenFromUrl,
  onArrival: (store, { passwordResetToken, requireClick }) => {
    store.set(resetTokenAtom, takeResetToken(passwordResetToken));
    store.set(linkHoldAtom, requireClick ? 'press' : undefined);
  },
  onStart: (store) => {
    const reset = store.get(resetTokenAtom);
    const signal = store.get(mountSignalAtom);
    if (reset.status !== 'login' || store.get(linkHoldAtom)) return;
    // Of the mounts of one task (`takeResetToken`) the one that stays uses it.
    queueMicrotask(() => {
      if (signal.aborted) return;
      if (usedTokens.has(reset.token)) store.set(resetTokenAtom, { ...reset, status: 'loggedIn' });
      usedTokens.add(reset.token);
      void store.set(startLoginLinkAtom);
    });
  },
};

/**
 * Mounts the form where a link from a reset mail leads: a new password, or, for a link of type `login`, a log-in at once.
 * @param target a selector, or the element itself
 * @throws when a selector matches nothing (B-MOUNT-2)
 */
export function mountPasswordReset(
  target: string | Element,
  options: PasswordResetOptions,
): Mounted<PasswordResetOptions> {
  return mount(passwordResetDefinition, target, options);
}
