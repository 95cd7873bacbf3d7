import type { DrawingProps } from '../ssr/ssr-props';
import { passkeyRegistrationDefinition } from '../mounts/passkey-registration';
import type { WidgetOptions } from '../options';
import { WidgetElement } from './widget-element';

/** Setting up and managing passkeys as a React element; its props are the options of `mountPasskeyRegistration`. */
export function PasskeyRegistration(props: WidgetOptions & DrawingProps) {
  return <WidgetElement definition={passkeyRegistrationDefinition} options={props} />;
}
