import { atom } from 'jotai/vanilla';
import { reportAtom } from '../host/host.atoms';
import { type Outcome, succeeded } from '../provider/outcome';
import { widgetError } from '../provider/widget-error';
import type { ScreenName } from './screen-name';

/** Where focus goes once a screen, or a failure on it, has been drawn: a place every screen has, or one by its mark. */
export type FocusTarget = 'heading' | 'field' | 'invalid' | `mark:${string}`;

/** A wish for focus. Each is a new object, so the same wish twice is granted twice. */
export interface FocusRequest {
  target: FocusTarget;
}

/** The screen that is shown. */
export const screenAtom = atom<ScreenName>('Main');

/** The latest wish for focus; none until somebody acts, so a first mount leaves the host's focus alone. */
export const focusRequestAtom = atom<FocusRequest | undefined>(undefined);

/** Fetches a screen's code. The widget sets it; a store without it (a test, a story) has every screen at hand. */
export const loadScreenAtom = atom<{ load(screen: ScreenName): Promise<Outcome<void>> }>({
  load: async () => succeeded(undefined),
});

/** Each departure is a new object: what was begun before it can tell that the person has moved on. */
export const departureAtom = atom<object>({});

const leavingAtom = atom<AbortController | undefined>(undefined);

/** Gives a signal that is aborted when the person goes elsewhere: for what should not outlive the screen it was begun on. */
export const leavingSignalAtom = atom(null, (get, set) => {
  const leaving = get(leavingAtom) ?? new AbortController();
  set(leavingAtom, leaving);
  return leaving.signal;
});

/**
 * Shows a screen, once its code is here, and moves focus into it. A code screen starts in its field, others at their
 * heading. When the code cannot be had, the person stays where they are and the failure is the answer.
 */
export const goToAtom = atom(
  null,
  async (get, set, screen: ScreenName, focus: FocusTarget = 'heading'): Promise<Outcome<void>> => {
    const loaded = await get(loadScreenAtom).load(screen);
    if (!loaded.ok) {
      set(reportAtom, widgetError(`load ${screen}`, loaded.error));
      return loaded;
    }
    get(leavingAtom)?.abort();
    set(leavingAtom, undefined);
    set(departureAtom, {});
    set(screenAtom, screen);
    set(focusRequestAtom, { target: focus });
    return loaded;
  },
);

/** Returns to Main, from wherever the person is; what they had begun elsewhere is let go. */
export const goBackAtom = atom(null, (_get, set, focus: FocusTarget = 'heading') => set(goToAtom, 'Main', focus));
