import { type PasswordResetOptions, passwordResetKind } from './kinds/password-reset';
import { mount } from './mount';
import type { Mounted } from './options';

/**
 * Mounts the form where a link from a reset mail leads: a new password, or, for a link of type `login`, a log-in at once.
 * @param target a selector, or the element itself
 * @throws when a selector matches nothing (spec section 1)
 */
export function mountPasswordReset(target: string | Element, options: PasswordResetOptions): Mounted {
  return mount(passwordResetKind, target, options);
}
