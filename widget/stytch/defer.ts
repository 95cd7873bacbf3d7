import { failed, type Outcome } from '../../flows/core/provider/outcome';

/** The signal of the current mount: work that it began and has not finished when it ends must not be continued. */
export type MountSignal = () => AbortSignal;

const neverAborted = new AbortController().signal;

/** The signal of work that belongs to no mount: it is never aborted. */
export const noMount: MountSignal = () => neverAborted;

/** Calls that wait for their implementation, such as code or a client. If that fails to load, the calls fail. */
export function defer<Calls, Name extends keyof Calls & string>(
  names: readonly Name[],
  load: () => Promise<Outcome<Calls>>,
  mountSignal = noMount,
): Pick<Calls, Name> {
  const entries = names.map((name) => [
    name,
    async (...given: unknown[]) => {
      const signal = mountSignal();
      const loaded = await load();
      if (!loaded.ok) return loaded;
      if (signal.aborted) return failed({ type: 'cancelled' });
      const call: unknown = loaded.value[name];
      return typeof call === 'function' ? call(...given) : undefined;
    },
  ]);
  // Each name is the call of that name.
  return Object.fromEntries(entries) as Pick<Calls, Name>;
}

/** A subscription that begins when its source is loaded, unless it was stopped before. */
export function deferSubscription<Source>(
  load: () => Promise<Outcome<Source>>,
  subscribe: (source: Source) => () => void,
  mountSignal = noMount,
): () => void {
  const signal = mountSignal();
  let end: (() => void) | undefined;
  let isOver = false;
  void load().then((loaded) => {
    if (!loaded.ok || isOver || signal.aborted) return;
    end = subscribe(loaded.value);
    // A subscriber may unsubscribe while it is being called for the first time.
    if (isOver) end();
  });
  return () => {
    if (!isOver) end?.();
    isOver = true;
  };
}
