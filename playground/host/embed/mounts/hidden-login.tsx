import { Login } from '../../../../widget/react';
import { hideable } from '../hideable';
import { reactMount } from '../react-mount';

export const mount = reactMount(hideable(Login));
