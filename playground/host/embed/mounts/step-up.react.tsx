import { StepUp } from '../../../../widget/react/step-up';
import { reactMount } from '../react-mount';

/** `<StepUp>`, mounted as an application with a React tree of its own would. */
export const mount = reactMount(StepUp);
