import type { Lazy } from '../../flows/core/lazy/lazy';
import { type Outcome, succeeded } from '../../flows/core/provider/outcome';
import type { ProviderCalls } from '../../flows/core/provider/provider';
import {
  identityProviderCode,
  oauthCode,
  oneTapCode,
  passkeyCode,
  sessionCode,
  signInCode,
  walletCode,
} from './calls.lazy';
import type { Client } from './client';
import { defer, deferSubscription, forEver } from './defer';
import type { Internals } from './internals';

const signInNames = [
  'sendMagicLink',
  'authenticateMagicLink',
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
] as const;
const oauthNames = ['startOAuth', 'lastUsedOAuth'] as const;
const walletNames = ['startWalletSignIn', 'authenticateWallet'] as const;
const identityProviderNames = ['startAuthorization', 'submitAuthorization', 'startLogout'] as const;
const sessionNames = ['checkSession', 'revokeSession'] as const;

/** The names of all calls but the one subscription. */
export const callNames = [
  ...signInNames,
  ...passkeyNames,
  ...oauthNames,
  'showOneTap',
  ...walletNames,
  ...identityProviderNames,
  ...sessionNames,
] as const;

/** The port's calls over a client. The code of each group is fetched with the first call of it. */
export function providerCalls(client: Client, internals: Internals, life = forEver): ProviderCalls {
  const wallets = made(walletCode, ({ walletCalls }) => walletCalls(client));
  return {
    ...defer(
      signInNames,
      made(signInCode, ({ signInCalls }) => signInCalls(client, internals)),
      life,
    ),
    ...defer(
      passkeyNames,
      made(passkeyCode, ({ passkeyCalls }) => passkeyCalls(client, internals, life)),
      life,
    ),
    ...defer(
      oauthNames,
      made(oauthCode, ({ oauthCalls }) => oauthCalls(client, internals)),
      life,
    ),
    ...defer(
      ['showOneTap'],
      made(oneTapCode, ({ oneTapCalls }) => oneTapCalls(client, internals)),
      life,
    ),
    ...defer(walletNames, wallets, life),
    watchWallets: (onChange) => deferSubscription(wallets, ({ watchWallets }) => watchWallets(onChange), life),
    ...defer(
      identityProviderNames,
      made(identityProviderCode, ({ identityProviderCalls }) => identityProviderCalls(client)),
      life,
    ),
    ...defer(
      sessionNames,
      made(sessionCode, ({ sessionCalls }) => sessionCalls(client)),
      life,
    ),
  };
}

/** Makes the calls of a group once, when their code is here. */
function made<Module, Calls>(code: Lazy<Module>, make: (module: Module) => Calls): () => Promise<Outcome<Calls>> {
  let calls: Calls | undefined;
  return async () => {
    const loaded = await code.load();
    if (!loaded.ok) return loaded;
    calls ??= make(loaded.value);
    return succeeded(calls);
  };
}
