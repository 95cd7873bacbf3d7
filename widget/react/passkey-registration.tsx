import type { ElementProps } from '../ssr/ssr-props';
import { passkeyRegistrationDefinition, type PasskeyRegistrationOptions } from '../mounts/passkey-registration';
import { WidgetElement } from './widget-element';

/** The props of `<PasskeyRegistration>`. */
export type PasskeyRegistrationProps = PasskeyRegistrationOptions & ElementProps;

/** Setting up and managing passkeys as a React element; its props are the options of `mountPasskeyRegistration`. */
export function PasskeyRegistration(props: PasskeyRegistrationProps) {
  return <WidgetElement definition={passkeyRegistrationDefinition} options={props} />;
}
