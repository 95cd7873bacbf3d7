import type { LazyValue } from '../../flows/core/lazy/lazy';
import { type Outcome, succeeded } from '../../flows/core/provider/outcome';
import type { ProviderCalls } from '../../flows/core/provider/provider';
import { identityProviderCode, oauthCode, oneTapCode, passkeyCode, signInCallsCode, walletCode } from './calls.lazy';
import type { Client } from './client';
import { defer, deferSubscription, noMount, type MountSignal } from './defer';
import type { Internals } from './internals';

const signInNames = [
  'sendMagicLink',
  'authenticateMagicLink',
  'impersonate',
  'askedAddress',
  'hasContact',
  'hasSession',
  'sendOtp',
  'verifyOtp',
  'searchUser',
  'checkPasswordStrength',
  'createPassword',
  'authenticatePassword',
  'startPasswordReset',
  'resetPassword',
] as const;
const passkeyNames = [
  'authenticatePasskey',
  'registerPasskey',
  'listPasskeys',
  'renamePasskey',
  'deletePasskey',
  'ownFactors',
  'sendOwnOtp',
  'authenticateTotp',
  'createTotp',
  'recoveryCodes',
  'recoverTotp',
] as const;
const oauthNames = ['startOAuth', 'authenticateOAuth', 'isSignedInByOAuth'] as const;
const walletNames = ['startWalletSignIn', 'authenticateWallet'] as const;
const identityProviderNames = [
  'startAuthorization',
  'submitAuthorization',
  'startLogout',
  'connectedApps',
  'revokeConnectedApp',
  'checkSession',
  'extendSession',
  'revokeSession',
] as const;

/** The names of all calls except the one subscription. */
export const callNames = [
  ...signInNames,
  ...passkeyNames,
  ...oauthNames,
  'showOneTap',
  ...walletNames,
  ...identityProviderNames,
] as const;

/** The port's calls over a client. The code of each group is fetched with the first call of it. */
export function providerCalls(client: Client, internals: Internals, mountSignal = noMount): ProviderCalls {
  /** Creates the calls of a group once, when their code is loaded. */
  const made = <Calls>(code: LazyValue<Group<Calls>>) => {
    let calls: Calls | undefined;
    return async (): Promise<Outcome<Calls>> => {
      const loaded = await code.load();
      if (!loaded.ok) return loaded;
      calls ??= loaded.value.calls(client, internals, mountSignal);
      return succeeded(calls);
    };
  };
  const group = <Calls, Name extends keyof Calls & string>(names: readonly Name[], code: LazyValue<Group<Calls>>) =>
    defer<Calls, Name>(names, made<Calls>(code), mountSignal);
  const wallets = made(walletCode);
  return {
    ...group(signInNames, signInCallsCode),
    ...group(passkeyNames, passkeyCode),
    ...group(oauthNames, oauthCode),
    ...group(['showOneTap'], oneTapCode),
    ...defer(walletNames, wallets, mountSignal),
    watchWallets: (onChange) => deferSubscription(wallets, ({ watchWallets }) => watchWallets(onChange), mountSignal),
    ...group(identityProviderNames, identityProviderCode),
  };
}

/** The module of a group of calls. */
interface Group<Calls> {
  calls(client: Client, internals: Internals, mountSignal: MountSignal): Calls;
}
