import { fetchCode } from '../../flows/core/lazy/fetch-code';
import type { LateCalls } from '../../flows/core/provider/late-calls';
import { type Outcome, succeeded } from '../../flows/core/provider/outcome';
import type { Provider } from '../../flows/core/provider/provider';
import type { Client } from './client';
import type { Internals } from './internals';

/** A module of calls. Each has the same form, so that naming one costs a page almost nothing. */
interface CallsModule<Calls> {
  calls(client: Client, internals: Internals): Calls;
}
type Loaders = { [Kind in keyof LateCalls]: () => Promise<CallsModule<LateCalls[Kind]>> };

const loaders: Loaders = {
  contact: () => import('./contact'),
  passwords: () => import('./passwords'),
  passkeys: () => import('./passkeys/passkeys'),
  oauth: () => import('./oauth/oauth'),
  wallets: () => import('./wallets'),
  consent: () => import('./consent'),
};

/** The calls that come by kind: a page that makes none of a kind never pays for its code. */
export function lateCalls(client: Client, internals: Internals): Provider['late'] {
  return async <Kind extends keyof LateCalls>(kind: Kind): Promise<Outcome<LateCalls[Kind]>> => {
    const code = await fetchCode<CallsModule<LateCalls[Kind]>>(loaders[kind]);
    return code.ok ? succeeded(code.value.calls(client, internals)) : code;
  };
}
