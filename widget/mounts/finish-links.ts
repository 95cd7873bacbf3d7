import { callbackOptionsAtom, followedLinkAtom } from '../../flows/callback';
import type { Store } from '../../flows/core/host/host.atoms';
import { ready, type ScreenCode } from '../../flows/core/lazy/lazy';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { goToAtom, screenAtom, screenCodeAtom } from '../../flows/core/screen/screen.atoms';
import { passwordResetScreens } from '../../flows/password-reset/password-reset.lazy';
import { takeFollowedLink } from '../host/callback-link';
import { readinessAtom } from '../lifecycle/readiness';
import { beginLink, linkScreens } from './followed-link';

const screenCode: Readonly<Partial<Record<ScreenName, ScreenCode>>> = {
  ...Object.fromEntries(Object.entries(linkScreens).map(([name, screen]) => [name, ready(name, screen)])),
  ...passwordResetScreens,
};

/**
 * Does in a log-in what the callback mount does with a link to its page (B-BACK-15). 'Back to log in' does not leave
 * the widget.
 */
export function finishLink(store: Store): void {
  const link = takeFollowedLink();
  // A token of another kind is not spent by a log-in.
  if (link.arrival.kind === 'nothing') return link.forget();
  const { of } = store.get(screenCodeAtom);
  store.set(screenCodeAtom, { of: (name) => screenCode[name] ?? of(name) });
  store.set(callbackOptionsAtom, { requireClick: false, loginPlace: 'here' });
  store.set(followedLinkAtom, link);
  // Where this code comes late, the user is on the first screen by then: its visit ends, and the focus moves here.
  if (store.get(readinessAtom) === 'ready') void store.set(goToAtom, 'CallbackAuthenticate');
  else store.set(screenAtom, 'CallbackAuthenticate');
  beginLink(store);
}
