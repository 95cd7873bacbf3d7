import { lateClient } from '../../../widget';

/** A client that never resolves, for server rendering. */
export const serverClient = lateClient(() => new Promise(() => undefined));
