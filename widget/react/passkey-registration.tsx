import type { ElementProps } from '../ssr/ssr-props';
import { passkeyRegistrationDefinition, type PasskeyRegistrationOptions } from '../mounts/passkey-registration';
import { WidgetElement } from './widget-element';

/** Setting up and managing passkeys as a React element; its props are the options of `mountPasskeyRegistration`. */
export function PasskeyRegistration(props: PasskeyRegistrationOptions & ElementProps) {
  return <WidgetElement definition={passkeyRegistrationDefinition} options={props} />;
}
