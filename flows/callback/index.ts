export { arrivalParameters, readArrival } from './arrival';
export { beginCallbackAtom, followSuccessAtom } from './callback.actions';
export { type CallbackOptions, callbackOptionsAtom, followedLinkAtom, isIdentifiedAtom } from './callback.atoms';
export { CallbackAuthenticate } from './callback-authenticate.screen';
export { CallbackConfirmation } from './callback-confirmation.screen';
export { CallbackContinue } from './callback-continue.screen';
export { CallbackOther } from './callback-other.screen';
export { CallbackProblem } from './callback-problem.screen';
export type { FollowedLink } from './link';
