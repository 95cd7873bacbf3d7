import { fetchClient, fetchIdentityProvider } from './code.lazy';

const parameters = new URLSearchParams(location.search);

// The first thing that the script does, before its own code has run: nearly every page makes a client. Only an address with
// a token in it must not go along with a request.
const early = parameters.has('token') ? undefined : fetchClient();
early?.catch(() => undefined);

/** The code that makes a client. Where storage is blocked it cannot be read in: a user who needs it is told. */
export const clientCode = () => early ?? fetchClient();

// A page that was asked to authorize a user will say so in a moment; what it needs may as well be on its way.
if (parameters.has('client_id')) fetchIdentityProvider().catch(() => undefined);
