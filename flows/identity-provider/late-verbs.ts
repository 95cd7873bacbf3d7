// The verbs that follow the question, apart from the views: no verb waits for a view.
export { answerWithoutQuestionAtom, sendDecisionAtom, submitAuthorization } from './consent/decision.actions';
export { startLogoutAtom } from './logout/logout.actions';
