import { PasskeyRegistration } from '../../../../widget/react';
import { reactMount } from '../react-mount';

/** `<PasskeyRegistration>`, mounted as an application with a React tree of its own would. */
export const mount = reactMount(PasskeyRegistration);
