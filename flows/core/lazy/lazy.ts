import { failed, type Outcome, succeeded } from '../provider/outcome';

/** How long code is waited for before it counts as unreachable, in milliseconds. */
export const codeDeadline = 10_000;

/** Code, or a value made by it, that is fetched when it is first needed. One for the whole page, however many widgets there are. */
export interface Lazy<Value> {
  /**
   * Fetches it, or waits for the fetch that is under way. Settles within the deadline; the outcome of one fetch is one
   * object for all who wait. A later call tries again, and what arrives after the deadline counts as well.
   */
  load(): Promise<Outcome<Value>>;
  /** The outcome so far; undefined while nobody knows. */
  outcome(): Outcome<Value> | undefined;
  /** The value, if it is here. */
  value(): Value | undefined;
  /** Calls whenever the outcome changes, until stopped. */
  subscribe(onChange: () => void): () => void;
}

/** Makes a lazy value of what an `import()` brings. */
export function lazy<Value>(fetch: () => Promise<Value>): Lazy<Value> {
  let outcome: Outcome<Value> | undefined;
  let loading: Promise<Outcome<Value>> | undefined;
  const listeners = new Set<() => void>();
  const settle = (next: Outcome<Value>) => {
    if (outcome?.ok) return outcome;
    outcome = next;
    for (const listener of listeners) listener();
    return next;
  };
  const load = async (): Promise<Outcome<Value>> => {
    const fetched = fetch().then(
      (value) => settle(succeeded(value)),
      (cause: unknown) => settle(failed({ type: 'unreachable', cause })),
    );
    return within(codeDeadline, fetched, () => settle(failed({ type: 'unreachable' })));
  };
  return {
    load: () => {
      if (outcome?.ok) return Promise.resolve(outcome);
      loading ??= load().finally(() => {
        loading = undefined;
      });
      return loading;
    },
    outcome: () => outcome,
    value: () => (outcome?.ok ? outcome.value : undefined),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** A lazy value that is here from the start. */
export function ready<Value>(value: Value): Lazy<Value> {
  const outcome = succeeded(value);
  return { load: async () => outcome, outcome: () => outcome, value: () => value, subscribe: () => () => undefined };
}

/** A lazy value made of another one: one fetch brings all that a chunk holds. */
export function part<Whole, Value>(whole: Lazy<Whole>, pick: (whole: Whole) => Value): Lazy<Value> {
  let seen: Outcome<Whole> | undefined;
  let picked: Outcome<Value> | undefined;
  const of = (outcome: Outcome<Whole> | undefined) => {
    if (outcome !== seen) {
      seen = outcome;
      picked = outcome?.ok ? succeeded(pick(outcome.value)) : outcome;
    }
    return picked;
  };
  const outcome = () => of(whole.outcome());
  return {
    load: async () => of(await whole.load()) ?? failed({ type: 'unreachable' }),
    outcome,
    value: () => {
      const current = outcome();
      return current?.ok ? current.value : undefined;
    },
    subscribe: whole.subscribe,
  };
}

function within<Value>(milliseconds: number, work: Promise<Value>, onTimeout: () => Value): Promise<Value> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(onTimeout()), milliseconds);
    void work.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
