import { expect, test } from 'vitest';
import type { CallbackOptions } from '../mounts/callback';
import type { ConnectedAppsOptions } from '../mounts/connected-apps';
import type { IdentityProviderOptions } from '../mounts/identity-provider';
import type { LoginOptions } from '../mounts/login';
import type { PasskeyRegistrationOptions } from '../mounts/passkey-registration';
import type { PasswordResetOptions } from '../mounts/password-reset';
import type { StepUpOptions } from '../mounts/step-up';
import type { Callbacks, WidgetOptions } from '../options';
import type { SessionGuardOptions } from '../session-guard/guard-options';
import type { SignInOptions } from '../sign-in/sign-in-options';
import type { PlacementProps, RenderingProps } from '../ssr/ssr-props';
import { callbackNames, commonNames, ownNames, stepUpNames } from './option-names';

/** The names of all options of a type: a missing name, or an extra one, does not compile. */
type NamesOf<Options> = Readonly<Record<keyof Options, true>>;
type OwnNames<Options> = NamesOf<Omit<Options, keyof WidgetOptions>>;

const common: NamesOf<WidgetOptions & RenderingProps & PlacementProps> = {
  client: true,
  config: true,
  theme: true,
  strings: true,
  locale: true,
  callbacks: true,
  nonce: true,
  stylesheet: true,
  className: true,
  style: true,
};
const login: OwnNames<LoginOptions & SignInOptions & SessionGuardOptions> = {
  callback: true,
  passkeyFirst: true,
  signal: true,
  warnBeforeMinutes: true,
  extendByMinutes: true,
};
const reset: OwnNames<PasswordResetOptions> = { passwordResetToken: true, requireClick: true };
const passkeys: OwnNames<PasskeyRegistrationOptions> = { loginURL: true };
const apps: OwnNames<ConnectedAppsOptions> = { consentManifest: true, loginURL: true };
const stepUp: OwnNames<StepUpOptions> = { stepUpOptions: true, loginURL: true };
const callback: OwnNames<CallbackOptions> = { loginURL: true, continueURL: true, requireClick: true };
const consent: OwnNames<IdentityProviderOptions> = {
  consentManifest: true,
  renderConsent: true,
  denyBehaviour: true,
  allowedFrameAncestors: true,
  loginURL: true,
};
const strength: NamesOf<NonNullable<StepUpOptions['stepUpOptions']>> = { maxAgeMinutes: true, groups: true };
const callbacks: NamesOf<Callbacks> = { onEvent: true, onError: true };

test.each([
  ['every mount', commonNames, common],
  ['the log-in', ownNames.Main, login],
  ['the password reset', ownNames.PasswordResetForm, reset],
  ['the passkeys', ownNames.PasskeyRegistrationStart, passkeys],
  ['the connected applications', ownNames.ConnectedApps, apps],
  ['the step-up', ownNames.StepUp, stepUp],
  ['the callback', ownNames.CallbackAuthenticate, callback],
  ['consent', ownNames.IDPConsent, consent],
  ['stepUpOptions', stepUpNames, strength],
  ['callbacks', callbackNames, callbacks],
] as const)('the known options of %s are those of its type [B-MOUNT-17]', (_what, names, typed) => {
  expect([...names].toSorted()).toEqual(Object.keys(typed).toSorted());
});
