import { failed, type Outcome, succeeded } from '../provider/outcome';

/** A module's code, when it is needed; that it could not be fetched is a value. */
export function fetchCode<Module>(fetch: () => Promise<Module>): Promise<Outcome<Module>> {
  return fetch().then(succeeded, (cause: unknown) => failed({ type: 'unreachable', cause }));
}
