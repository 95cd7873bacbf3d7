import { signIn } from '../../../../widget/sign-in';
import { opener } from '../opener';

/** A button that calls `signIn`. */
export const mount = opener((options) => signIn(options));
