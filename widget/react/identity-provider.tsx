import type { ElementProps } from '../ssr/ssr-props';
import { type IdentityProviderOptions, identityProviderDefinition } from '../mounts/identity-provider';
import { WidgetElement } from './widget-element';

/** Consent and log-out as a React element; its props are the options of `mountIdentityProvider`. */
export function IdentityProvider(props: IdentityProviderOptions & ElementProps) {
  return <WidgetElement definition={identityProviderDefinition} options={props} />;
}
