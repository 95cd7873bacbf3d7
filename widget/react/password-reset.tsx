import type { ElementProps } from '../ssr/ssr-props';
import { type PasswordResetOptions, passwordResetDefinition } from '../mounts/password-reset';
import { WidgetElement } from './widget-element';

/** The props of `<PasswordReset>`. */
export type PasswordResetProps = PasswordResetOptions & ElementProps;

/** Setting a new password as a React element; its props are the options of `mountPasswordReset`. */
export function PasswordReset(props: PasswordResetProps) {
  return <WidgetElement definition={passwordResetDefinition} options={props} />;
}
