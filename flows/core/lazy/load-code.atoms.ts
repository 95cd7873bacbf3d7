import { atom } from 'jotai/vanilla';
import { reportAtom } from '../host/host.atoms';
import type { Outcome } from '../provider/outcome';
import { widgetError } from '../provider/widget-error';
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
