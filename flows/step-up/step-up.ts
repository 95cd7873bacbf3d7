export { confirmForCallAtom } from './step-up.actions';
export { StepUp } from './step-up.screen';
