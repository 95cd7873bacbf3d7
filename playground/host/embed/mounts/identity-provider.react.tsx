import { IdentityProvider } from '../../../../widget/react/identity-provider';
import { customRendering } from '../custom-rendering';
import type { MountWidget } from '../mount-widget';
import { reactMount } from '../react-mount';

const mountPlain = reactMount(IdentityProvider);

/** `<IdentityProvider>`, mounted as an application with a React tree of its own would. */
export const mount: MountWidget = (selector, options, request) =>
  mountPlain(selector, { ...options, ...customRendering(request.render) }, request);
