import { fillServerKit } from './fill-server-kit';

export * from '../react';

await fillServerKit();
