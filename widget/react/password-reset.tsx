import { type PasswordResetOptions, passwordResetKind } from '../kinds/password-reset';
import { WidgetElement } from './widget-element';

/** Setting a new password as a React element; its props are the options of `mountPasswordReset`. */
export function PasswordReset(props: PasswordResetOptions) {
  return <WidgetElement kind={passwordResetKind} options={props} />;
}
