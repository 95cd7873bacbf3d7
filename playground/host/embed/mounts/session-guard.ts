import { guardSession } from '../../../../widget/sign-in';
import { guarding } from '../guarding';

/** A page whose session is guarded. */
export const mount = guarding(guardSession);
