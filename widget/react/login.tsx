import type { ElementProps } from '../ssr/ssr-props';
import { loginDefinition, type LoginOptions } from '../mounts/login';
import { WidgetElement } from './widget-element';

/** Sign-up and log-in as a React element; its props are the options of `mountLogin`. */
export function Login(props: LoginOptions & ElementProps) {
  return <WidgetElement definition={loginDefinition} options={props} />;
}
