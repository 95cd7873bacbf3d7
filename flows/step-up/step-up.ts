export { confirmForCallAtom } from './step-up.actions';
export { StepUpOverlay } from './step-up-overlay';
