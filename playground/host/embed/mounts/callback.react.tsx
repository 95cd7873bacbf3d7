import { Callback } from '../../../../widget/react/callback';
import { reactMount } from '../react-mount';

/** `<Callback>`, mounted as an application with a React tree of its own would. */
export const mount = reactMount(Callback);
