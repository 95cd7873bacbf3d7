// Apart from index.ts, so that mounts without this screen do not load it.
export { followAccountAtom, hostStepUp } from './host-step-up.actions';
export { wantedStrengthAtom, type WantedStrengthOptions } from './host-step-up.actions';
export { StepUp } from './host-step-up.screen';
