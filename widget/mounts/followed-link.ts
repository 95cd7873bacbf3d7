import {
  beginCallbackAtom,
  CallbackAuthenticate,
  CallbackConfirmation,
  CallbackContinue,
  CallbackOther,
  CallbackProblem,
  type FollowedLink,
  followedLinkAtom,
  followSuccessAtom,
  shownSuccessAtom,
} from '../../flows/callback';
import type { Store } from '../../flows/core/host/host.atoms';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import { watchAtom } from '../lifecycle/watch-atom';

/** The screens of a followed link whose code is loaded with it. */
export const linkScreens = {
  CallbackAuthenticate,
  CallbackContinue,
  CallbackConfirmation,
  CallbackOther,
  CallbackProblem,
};

const begun = new WeakMap<Store, FollowedLink>();

/** True once a mount has left the progress of its link. A host's Activity starts it again, on the screen that it showed. */
export const isLinkOver = (store: Store, link: FollowedLink) =>
  begun.get(store) === link && store.get(screenAtom) !== 'CallbackAuthenticate';

/** Begins to use the followed link of a mount, and follows its success. */
export function beginLink(store: Store): void {
  const link = store.get(followedLinkAtom);
  if (isLinkOver(store, link)) return;
  begun.set(store, link);
  watchAtom(store, shownSuccessAtom, () => void store.set(followSuccessAtom));
  void store.set(beginCallbackAtom);
}
