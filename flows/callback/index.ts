export { readArrival } from './arrival';
export { beginCallbackAtom } from './callback.actions';
export { callbackOptionsAtom, followedLinkAtom, isFirstScreenKnownAtom } from './callback.atoms';
export { CallbackAuthenticate, CallbackConfirmation, CallbackContinue, CallbackOther } from './callback.screens';
export { CallbackProblem } from './callback-problem.screen';
export { followSuccessAtom, shownSuccessAtom } from './leave.actions';
export { type FollowedLink, makeLink, type SpentLink } from './link';
