import { hostStepUp } from '../../flows/step-up/host-step-up.actions';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { ElementProps } from '../ssr/ssr-props';
import { stepUpDefinition, type StepUpOptions } from '../mounts/step-up';
import { WidgetElement } from './widget-element';

const definition: MountDefinition<StepUpOptions> = {
  ...stepUpDefinition,
  // The host asks again. A step-up that is not over goes on.
  onShownAgain: (store) => {
    const state = store.get(hostStepUp.stateAtom);
    const isOver = state.status === 'failed' || (state.status === 'loaded' && state.value === 'confirmed');
    if (isOver) void store.set(hostStepUp.loadAtom);
  },
};

/** The props of `<StepUp>`. */
export type StepUpProps = StepUpOptions & ElementProps;

/** A step-up as a React element; its props are the options of `mountStepUp`. */
export function StepUp(props: StepUpProps) {
  return <WidgetElement definition={definition} options={props} />;
}
