import { script as deferSubmit } from './defer-submit.client?script';
import { script as reserveSpace } from './reserve-space.client?script';

/** The script that a page with a nonce has in its markup. Its hash is in docs/content-security-policy.md. */
export const preHydrationScript = deferSubmit + reserveSpace;
