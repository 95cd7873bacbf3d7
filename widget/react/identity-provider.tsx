import type { ElementProps } from '../ssr/ssr-props';
import { type IdentityProviderOptions, identityProviderDefinition } from '../mounts/identity-provider';
import { WidgetElement } from './widget-element';

/** The props of `<IdentityProvider>`. */
export type IdentityProviderProps = IdentityProviderOptions & ElementProps;

/** Consent and log-out as a React element; its props are the options of `mountIdentityProvider`. */
export function IdentityProvider(props: IdentityProviderProps) {
  return <WidgetElement definition={identityProviderDefinition} options={props} />;
}
