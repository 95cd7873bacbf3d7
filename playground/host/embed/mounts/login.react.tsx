import { Login } from '../../../../widget/react/login';
import { reactMount } from '../react-mount';

/** `<Login>`, mounted as an application with a React tree of its own would. */
export const mount = reactMount(Login);
