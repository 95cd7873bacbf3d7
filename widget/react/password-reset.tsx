import type { ElementProps } from '../ssr/ssr-props';
import { type PasswordResetOptions, passwordResetDefinition } from '../mounts/password-reset';
import { WidgetElement } from './widget-element';

/** Setting a new password as a React element; its props are the options of `mountPasswordReset`. */
export function PasswordReset(props: PasswordResetOptions & ElementProps) {
  return <WidgetElement definition={passwordResetDefinition} options={props} />;
}
