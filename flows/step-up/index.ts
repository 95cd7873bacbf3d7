export { confirmPersonAtom } from './confirm-person';
export type { stepUpMessages } from './step-up.messages';
