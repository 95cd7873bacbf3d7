export { confirmPersonAtom } from './confirm-person';
export { SendCodeLabel } from './send-code-label';
export { stepUpMessages } from './step-up.messages';
