import type { Getter } from 'jotai/vanilla';
import type { ContactCalls } from './contact-calls';
import type { ConsentCalls, DecisionCalls, LogoutCalls } from './consent-calls';
import type { OAuthCalls } from './oauth-calls';
import type { Outcome } from './outcome';
import type { PasskeyCalls } from './passkey-calls';
import type { PasswordCalls } from './password-calls';
import { providerAtom } from './provider.atoms';
import type { WalletCalls } from './wallet-calls';

/** The calls of the port that not every page makes, by what they are about. */
export interface LateCalls {
  contact: ContactCalls;
  passwords: PasswordCalls;
  passkeys: PasskeyCalls;
  oauth: OAuthCalls;
  wallets: WalletCalls;
  consent: ConsentCalls;
  decision: DecisionCalls;
  logout: LogoutCalls;
}

/** Makes a call whose code is fetched with the first of its kind; that it could not be had is a failure like any other. */
export async function withCalls<Kind extends keyof LateCalls, Value>(
  get: Getter,
  kind: Kind,
  ask: (calls: LateCalls[Kind]) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const calls = await get(providerAtom).late(kind);
  return calls.ok ? ask(calls.value) : calls;
}
