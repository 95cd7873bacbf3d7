export { confirmSessionAtom } from './confirm-session.actions';
export { continueSession } from './greeting.actions';
export { LoggedInAs } from './logged-in-as';
export { confirmedSessionAtom, sessionWatch, showOtherSessionAtom, watchSessionsAtom } from './session.atoms';
export { sessionMessages } from './session.messages';
