// The first thing that the script does, before its own code has run: nearly every page makes a client.
export const clientCode = import('./make-client');
// Where storage is blocked the client cannot be read in. Whoever needs one is told; nobody else need be.
clientCode.catch(() => undefined);

export const fetchIdentityProvider = async () => (await import('../mount-identity-provider')).mountIdentityProvider;
// A page that was asked to authorize somebody will say so in a moment; what it needs may as well be on its way.
if (new URLSearchParams(location.search).has('client_id')) fetchIdentityProvider().catch(() => undefined);
