import { passkeyRegistrationKind } from '../kinds/passkey-registration';
import type { WidgetOptions } from '../options';
import { WidgetElement } from './widget-element';

/** Setting up and managing passkeys as a React element; its props are the options of `mountPasskeyRegistration`. */
export function PasskeyRegistration(props: WidgetOptions) {
  return <WidgetElement kind={passkeyRegistrationKind} options={props} />;
}
