export { confirmPersonAtom } from './confirm-person';
export { stepUpMessages } from './step-up.messages';
