// The actions that follow the question, in a chunk without views, so that no action waits for a view.
export { answerWithoutQuestionAtom, sendDecisionAtom, submitAuthorization } from './consent/decision.actions';
export { startLogoutAtom } from './logout/logout.actions';
