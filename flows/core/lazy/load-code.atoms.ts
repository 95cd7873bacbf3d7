import { atom } from 'jotai/vanilla';
import { reportAtom } from '../host/host.atoms';
import type { Outcome } from '../provider/outcome';
import { widgetError } from '../provider/widget-error';
import { within } from '../time/within';
import type { LazyValue } from './lazy';

/** Read once for each store, which keeps it. */
const reportedAtom = atom(() => new WeakSet<object>());

/** Loads code. A failure is reported to the host, once for each fetch. */
export const loadCodeAtom = atom(null, async (get, set, code: LazyValue<unknown>): Promise<Outcome<unknown>> => {
  const outcome = await code.load();
  const reported = get(reportedAtom);
  if (!outcome.ok && !reported.has(outcome.error)) {
    reported.add(outcome.error);
    set(reportAtom, widgetError(`load ${code.name}`, outcome.error));
  }
  return outcome;
});

/** The longest wait for code after which a user goes on without it, in milliseconds. */
const maxWait = 1_000;

/** Loads code, and waits a moment for it; `value()` tells whether it came in time. */
export const awaitCodeAtom = atom(null, async (_get, set, code: LazyValue<unknown>): Promise<void> => {
  await within(maxWait, set(loadCodeAtom, code));
});
