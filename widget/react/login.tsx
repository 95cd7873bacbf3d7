import type { DrawingProps } from '../ssr/ssr-props';
import { loginDefinition } from '../mounts/login';
import type { WidgetOptions } from '../options';
import { WidgetElement } from './widget-element';

/** Sign-up and log-in as a React element; its props are the options of `mountLogin`. */
export function Login(props: WidgetOptions & DrawingProps) {
  return <WidgetElement definition={loginDefinition} options={props} />;
}
