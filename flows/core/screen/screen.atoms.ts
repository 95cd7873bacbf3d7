import { atom } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import { emitAtom, mountSignalAtom } from '../host/host.atoms';
import { type LazyValue, ready } from '../lazy/lazy';
import { awaitCodeAtom } from '../lazy/load-code.atoms';
import type { ScreenName } from './screen-name';

/** The target of focus once a screen, or a failure on it, has been rendered: one that every screen has, or one by its key. */
export type FocusTarget = 'heading' | 'field' | 'invalid' | `key:${string}`;

/** A request for focus. Each is a new object, so the same request twice is answered twice. */
export interface FocusRequest {
  target: FocusTarget;
}

/** The screen that is shown. */
export const screenAtom = atom<ScreenName>('Main');

/** The latest request for focus; none until a user acts, so a first mount leaves the host's focus alone. */
export const focusRequestAtom = atom<FocusRequest | undefined>(undefined);

/** The code of each screen. The widget sets it; a store without it (a test, a story) has every screen loaded. */
export const screenCodeAtom = atom<{ of(screen: ScreenName): LazyValue<ComponentType> }>({
  of: (screen) => ready(screen, () => null),
});

const visitAtom = atom<object>({});
/** Made by each store for itself, and again for each visit. */
const visitEndAtom = atom((get) => {
  get(visitAtom);
  return new AbortController();
});

/**
 * The signal of this visit of this screen, aborted when it is left. Its identity distinguishes visits: what was typed
 * or refused during another visit no longer counts.
 */
export const screenSignalAtom = atom((get) => get(visitEndAtom).signal);

const latestAtom = atom<object>({});

/**
 * Shows a screen and moves focus into it. A code screen starts in its field, others at their heading. Waits a moment
 * for code that is not loaded; after that the screen itself shows that it is loading, or that it failed. Of two
 * transitions the newer one wins.
 */
export const goToAtom = atom(null, async (get, set, screen: ScreenName, focus: FocusTarget = 'heading') => {
  const transition = {};
  set(latestAtom, transition);
  const mountSignal = get(mountSignalAtom);
  const code = get(screenCodeAtom).of(screen);
  if (code.state().status !== 'loaded') {
    await set(awaitCodeAtom, code);
    if (get(latestAtom) !== transition || mountSignal.aborted) return;
  }
  get(visitEndAtom).abort();
  set(visitAtom, {});
  set(screenAtom, screen);
  set(focusRequestAtom, { target: focus });
});

/**
 * Drops a transition that still waits for its code, because the user has started something newer on the current screen.
 */
export const dropTransitionAtom = atom(null, (_get, set) => set(latestAtom, {}));

/** The screen behind the others: Main, or another one in a mount without a log-in. */
export const homeAtom = atom<ScreenName>('Main');

/** Returns to the screen behind, from any other; pending actions of the other screen are cancelled. */
export const goBackAtom = atom(null, (get, set, focus?: FocusTarget) => set(goToAtom, get(homeAtom), focus));

/**
 * A screen that covers the current one for a while; the visit of the current one continues. Undefined if there is none.
 */
export const overlayAtom = atom<{ screen: ComponentType } | undefined>(undefined);

/** The screen that was reported last during each visit. */
const reported = new WeakMap<AbortSignal, ScreenName>();

/**
 * Reports a rendered screen to the host, once for each visit (B-EVENT-4), and never while React is rendering: a host
 * may unmount the widget in its callback.
 */
export const reportShownAtom = atom(null, async (get, set, screen: ScreenName): Promise<void> => {
  const screenSignal = get(screenSignalAtom);
  if (reported.get(screenSignal) === screen) return;
  reported.set(screenSignal, screen);
  await Promise.resolve();
  if (!screenSignal.aborted) set(emitAtom, { type: 'SCREEN_SHOWN', data: { screen } });
});
