import { atom } from 'jotai/vanilla';
import { startLoginLinkAtom, linkHoldAtom, PasswordResetForm, resetTokenAtom } from '../../flows/password-reset';
import { mountSignalAtom, type Store } from '../../flows/core/host/host.atoms';
import { failureViews } from '../../flows/core/request/failure.lazy';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import { askSecondFactorAtom } from '../../flows/second-factor';
import { confirmUserAtom } from '../../flows/step-up';
import { configProblemAtom, validationCodeAtom } from '../mistakes/config-problem.atoms';
import { setLastUsedMemory } from '../host/last-used-memory';
import { mount } from '../lifecycle/mount';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { Mounted, WidgetOptions } from '../options';
import { lateScreenOf, lateScreenTable } from '../screens/late-screens.lazy';
import { removeResetTokenFromUrl, takeResetLink } from '../host/reset-link';
import { type ResetLink, takeResetToken } from '../host/reset-token';

/** The options of the reset mount: the common ones, and the token. */
export interface PasswordResetOptions extends WidgetOptions {
  /** The token of the reset link. Default: the parameter `token` of the address. */
  passwordResetToken?: string;
  /** Makes a log-in link wait for a press of "Continue". Use it when mail scanners open your links. Default false. */
  requireClick?: boolean;
}

/** The options of a mount, with the parameters of its link. */
type Arrival = Partial<PasswordResetOptions> & ResetLink;

/** Tokens that were used to log in: each is used once per page load, also by several mounts. */
const usedTokens = new Set<string>();

/** The link and the options of a mount that has had no token yet: its host may pass one later (B-MOUNT-15). */
const tokenlessAtom = atom<Arrival | false>(false);

/** Takes the token of the link, if there is one, and logs in by a log-in link that waits for nothing. */
function arrive(store: Store, arrival: Arrival): void {
  const reset = takeResetToken(arrival);
  const signal = store.get(mountSignalAtom);
  store.set(resetTokenAtom, reset);
  store.set(linkHoldAtom, arrival.requireClick ? 'press' : undefined);
  store.set(tokenlessAtom, reset.status === 'missing' && arrival);
  if (reset.status !== 'login' || arrival.requireClick) return;
  // Of the mounts of one task (`takeResetLink`) the one that stays uses it.
  queueMicrotask(() => {
    if (signal.aborted) return;
    if (usedTokens.has(reset.token)) store.set(resetTokenAtom, { ...reset, status: 'loggedIn' });
    usedTokens.add(reset.token);
    void store.set(startLoginLinkAtom);
  });
}

/** Setting a new password (B-MOUNT-1). */
export const passwordResetDefinition: MountDefinition<PasswordResetOptions> = {
  start: 'PasswordResetForm',
  screens: { PasswordResetForm },
  otherScreens: lateScreenOf,
  secondFactor: askSecondFactorAtom,
  stepUp: confirmUserAtom,
  prefetch: () => [failureViews, lateScreenTable],
  apply: (store, options) => {
    setLastUsedMemory(store);
    const before = store.get(tokenlessAtom);
    if (!before || store.get(screenAtom) !== 'PasswordResetForm') return;
    arrive(store, { ...before, ...options, ...(options.passwordResetToken && takeResetLink()) });
  },
  problemAtom: configProblemAtom,
  code: (store) => store.get(validationCodeAtom),
  takeLink: removeResetTokenFromUrl,
  onArrival: (store, options) => arrive(store, { ...options, ...takeResetLink() }),
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
