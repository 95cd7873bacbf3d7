export { confirmUserAtom } from './confirm-user.actions';
export { MethodButtons } from './method-buttons';
export { methodChoice } from './method-choice';
export { MethodsText } from './methods-text';
export { stepUpMessages } from './step-up.messages';
