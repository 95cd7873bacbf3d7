import { mountIdentityProvider } from '../../../../widget/mounts/identity-provider';
import { customRendering } from '../custom-rendering';
import type { MountWidget } from '../mount-widget';

/** `mountIdentityProvider`, with a rendering of the page's own where the address asks for one. */
export const mount: MountWidget = (selector, options, { render }) =>
  mountIdentityProvider(selector, { ...options, ...customRendering(render) });
