import type { Outcome } from '../../flows/core/provider/outcome';

/** Calls that wait for whatever makes them, such as code or a client; that it could not be had is their failure. */
export function defer<Calls, Name extends keyof Calls & string>(
  names: readonly Name[],
  load: () => Promise<Outcome<Calls>>,
): Pick<Calls, Name> {
  const entries = names.map((name) => [
    name,
    async (...given: unknown[]) => {
      const loaded = await load();
      if (!loaded.ok) return loaded;
      const call: unknown = loaded.value[name];
      return typeof call === 'function' ? call(...given) : undefined;
    },
  ]);
  // Each name stands for the call of that name.
  return Object.fromEntries(entries) as Pick<Calls, Name>;
}

/** A subscription that begins when what it subscribes to is there, unless it was stopped before. */
export function deferSubscription<Source>(
  load: () => Promise<Outcome<Source>>,
  subscribe: (source: Source) => () => void,
): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  void load().then((loaded) => {
    if (loaded.ok && !isOver) stop = subscribe(loaded.value);
  });
  return () => {
    isOver = true;
    stop?.();
  };
}
