// The actions that follow the question, in a chunk without views, so that no action waits for a view.
export { agreeOnPersonAtom } from './consent/agree-on-person.actions';
export { answerWithoutQuestionAtom, sendDecisionAtom, submitAuthorization } from './consent/decision.actions';
export { startLogoutAtom } from './logout/logout.actions';
