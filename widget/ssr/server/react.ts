import { fillServerFunctions } from './set-server-functions';

export * from '../../react';

await fillServerFunctions();
