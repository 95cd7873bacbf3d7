import { PasskeyRegistration } from '../../../../widget/react/passkey-registration';
import { reactMount } from '../react-mount';

/** `<PasskeyRegistration>`, mounted as an application with a React tree of its own would. */
export const mount = reactMount(PasskeyRegistration);
