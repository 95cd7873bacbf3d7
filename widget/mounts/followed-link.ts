import {
  beginCallbackAtom,
  CallbackAuthenticate,
  CallbackConfirmation,
  CallbackContinue,
  CallbackOther,
  CallbackProblem,
  followSuccessAtom,
  shownSuccessAtom,
} from '../../flows/callback';
import type { Store } from '../../flows/core/host/host.atoms';
import { watchAtom } from '../lifecycle/watch-atom';

/** The screens of a followed link whose code is loaded with it. */
export const linkScreens = {
  CallbackAuthenticate,
  CallbackContinue,
  CallbackConfirmation,
  CallbackOther,
  CallbackProblem,
};

/** Begins to use the followed link of a mount, and follows its success. */
export function beginLink(store: Store): void {
  watchAtom(store, shownSuccessAtom, () => void store.set(followSuccessAtom));
  void store.set(beginCallbackAtom);
}
