import type { ElementProps } from '../ssr/ssr-props';
import { callbackDefinition, type CallbackOptions } from '../mounts/callback';
import { WidgetElement } from './widget-element';

/** The props of `<Callback>`. */
export type CallbackProps = CallbackOptions & ElementProps;

/** The return of links as a React element; its props are the options of `mountCallback`. */
export function Callback(props: CallbackProps) {
  return <WidgetElement definition={callbackDefinition} options={props} />;
}
