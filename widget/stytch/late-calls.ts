import { fetchCode } from '../../flows/core/lazy/fetch-code';
import type { LateCalls } from '../../flows/core/provider/late-calls';
import { failed, type Outcome, succeeded } from '../../flows/core/provider/outcome';
import type { Provider } from '../../flows/core/provider/provider';
import type { Client } from './client';
import type { Internals } from './internals';

/** A module of calls. Each has the same form, so that naming one costs a page almost nothing. */
interface CallsModule<Calls> {
  calls(client: Client, internals: Internals): Calls;
}

/** The kinds of calls that a mount's flows make, and where the code of each comes from. */
export type CallLoaders = { [Kind in keyof LateCalls]?: () => Promise<CallsModule<LateCalls[Kind]>> };

/** The calls that come by kind: a page that makes none of a kind never pays for its code, and nobody waits for it twice. */
export function lateCalls(client: Client, internals: Internals, loaders: CallLoaders): Provider['late'] {
  const known: Partial<LateCalls> = {};
  return async <Kind extends keyof LateCalls>(kind: Kind): Promise<Outcome<LateCalls[Kind]>> => {
    const here: LateCalls[Kind] | undefined = known[kind];
    if (here) return succeeded(here);
    const load: (() => Promise<CallsModule<LateCalls[Kind]>>) | undefined = loaders[kind];
    // No flow of this mount asks for it.
    if (!load) return failed({ type: 'broken' });
    const code = await fetchCode(load);
    if (!code.ok) return code;
    const calls = code.value.calls(client, internals);
    known[kind] = calls;
    return succeeded(calls);
  };
}
