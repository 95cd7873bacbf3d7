export { LoggedInAs } from './logged-in-as';
export { confirmedSessionAtom } from './session.atoms';
export { sessionMessages } from './session.messages';
export { sessionWatchAtom } from './session-watch.atoms';
