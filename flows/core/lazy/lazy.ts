import type { ComponentType } from 'react';
import type { ProviderError } from '../provider/errors';
import { failed, type Outcome, succeeded } from '../provider/outcome';
import { within } from '../time/within';

/** The deadline of late code, after which it counts as unreachable, in milliseconds. */
export const codeDeadline = 10_000;

/** The state of a lazy value. One that failed may be loading again. */
export type LazyState<Value> =
  | { status: 'absent' }
  | { status: 'failed'; error: ProviderError; isLoading: boolean }
  | { status: 'loaded'; value: Value };

/**
 * Code, or a value made from it, that is fetched when it is first needed: once for the page, however many widgets there
 * are.
 */
export interface LazyValue<Value> {
  /** Its name in the host's error log: `load ${name}` is the operation that failed. */
  readonly name: string;
  /**
   * Fetches it, or waits for the pending fetch. Settles within the deadline. All callers of one fetch get the same
   * outcome object. A later call tries again, and code that arrives after the deadline still counts.
   */
  load(): Promise<Outcome<Value>>;
  state(): LazyState<Value>;
  /** The value, if it is loaded. */
  value(): Value | undefined;
  /** Sets the value, for code that came with the page. */
  provide(value: Value): void;
  /** Calls whenever the state changes, until stopped. */
  subscribe(onChange: () => void): () => void;
}

/** Makes a lazy value of the result of an `import()`. */
export function lazy<Value>(name: string, fetch: () => Promise<Value>): LazyValue<Value> {
  return make(name, fetch, { status: 'absent' });
}

/** A lazy value that is loaded from the start. */
export function ready<Value>(name: string, value: Value): LazyValue<Value> {
  return make(name, async () => value, { status: 'loaded', value });
}

function make<Value>(name: string, fetch: () => Promise<Value>, state: LazyState<Value>): LazyValue<Value> {
  let loading: Promise<Outcome<Value>> | undefined;
  const listeners = new Set<() => void>();
  const change = (next: LazyState<Value>) => {
    if (state.status === 'loaded') return;
    state = next;
    for (const listener of listeners) listener();
  };
  const load = async (): Promise<Outcome<Value>> => {
    if (state.status === 'failed') change({ ...state, isLoading: true });
    const arrival = fetch().then(
      (value) => {
        change({ status: 'loaded', value });
        return succeeded(value);
      },
      (cause: unknown) => failed({ type: 'unreachable', cause }),
    );
    const outcome = (await within(codeDeadline, arrival)) ?? failed({ type: 'unreachable' });
    loading = undefined;
    if (!outcome.ok) change({ status: 'failed', error: outcome.error, isLoading: false });
    return outcome;
  };
  return {
    name,
    load: () => {
      if (state.status === 'loaded') return Promise.resolve(succeeded(state.value));
      loading ??= load();
      return loading;
    },
    state: () => state,
    value: () => (state.status === 'loaded' ? state.value : undefined),
    provide: (value) => change({ status: 'loaded', value }),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The code of a screen. */
export type ScreenCode = LazyValue<ComponentType>;
