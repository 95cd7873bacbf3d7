import type { ScreenName } from '../../flows/core/navigation/screen-name';
import { failed, type Outcome, succeeded } from '../../flows/core/provider/outcome';
import type { LazyScreen } from './lazy-screen';

/** The screens of a mount, by name. */
export type Screens = Readonly<Partial<Record<ScreenName, LazyScreen>>>;

/** Fetches a screen's code; that it could not be had is a value. */
export async function loadScreen(screens: Screens, name: ScreenName): Promise<Outcome<void>> {
  try {
    await screens[name]?.load();
    return succeeded(undefined);
  } catch (cause) {
    return failed({ type: 'unreachable', cause });
  }
}
