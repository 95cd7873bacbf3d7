import { PasswordReset } from '../../../../widget/react/password-reset';
import { reactMount } from '../react-mount';

/** `<PasswordReset>`, mounted as an application with a React tree of its own would. */
export const mount = reactMount(PasswordReset);
