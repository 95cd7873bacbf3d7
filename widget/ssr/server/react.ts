import { fillServerKit } from './set-server-functions';

export * from '../../react';

await fillServerKit();
