import type { ComponentType } from 'react';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { failed, type Outcome, succeeded } from '../../flows/core/provider/outcome';
import type { LazyScreen } from './lazy-screen';

/** Screens by name. */
export type ScreenTable = Readonly<Partial<Record<ScreenName, LazyScreen>>>;

/** The screens of a mount. */
export interface Screens {
  /** The screen, if its code is here. */
  component(name: ScreenName): ComponentType | undefined;
  /** Fetches a screen's code; that it could not be had is a value. */
  load(name: ScreenName): Promise<Outcome<void>>;
}

/** Makes a mount's screens: those it names, and a table of others that is fetched when one of them is first needed. */
export function screensOf(named: ScreenTable, fetchOthers?: () => Promise<{ otherScreens: ScreenTable }>): Screens {
  let table = named;
  return {
    component: (name) => table[name]?.component(),
    load: async (name) => {
      try {
        if (!table[name] && fetchOthers) table = { ...(await fetchOthers()).otherScreens, ...table };
        await table[name]?.load();
        return succeeded(undefined);
      } catch (cause) {
        return failed({ type: 'unreachable', cause });
      }
    },
  };
}
