import type { DrawingProps } from '../ssr/ssr-props';
import { type PasswordResetOptions, passwordResetDefinition } from '../mounts/password-reset';
import { WidgetElement } from './widget-element';

/** Setting a new password as a React element; its props are the options of `mountPasswordReset`. */
export function PasswordReset(props: PasswordResetOptions & DrawingProps) {
  return <WidgetElement definition={passwordResetDefinition} options={props} />;
}
