import { lazy, type ScreenCode } from '../../flows/core/lazy/lazy';
import type { ScreenName } from '../../flows/core/screen/screen-name';

/**
 * The table of screens, for mounts that few users leave. It is loaded together with the screens that every method
 * has in its own code.
 */
export const lateScreenTable = lazy('screens', () => import('./screen-table'));

/** The code of a screen of that table. */
export function lateScreenOf(name: ScreenName): ScreenCode {
  return lazy(name, async () => {
    const table = await lateScreenTable.load();
    const screen = table.ok ? await table.value.screenOf(name)?.load() : table;
    if (screen?.ok) return screen.value;
    throw new Error(`The screen ${name} could not be loaded.`, { cause: screen?.error.cause });
  });
}
