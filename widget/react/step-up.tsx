import type { ElementProps } from '../ssr/ssr-props';
import { stepUpDefinition, type StepUpOptions } from '../mounts/step-up';
import { WidgetElement } from './widget-element';

/** A step-up as a React element; its props are the options of `mountStepUp`. */
export function StepUp(props: StepUpOptions & ElementProps) {
  return <WidgetElement definition={stepUpDefinition} options={props} />;
}
