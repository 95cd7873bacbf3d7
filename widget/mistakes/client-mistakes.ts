const makeOne =
  "Give the provider's client, made by createStytchClient of @stytch/vanilla-js/headless, or one made by lateClient, and mount again.";

/** The problem of a mount without a client that can be used (B-MOUNT-12): what was given in its place, and what to give. */
export function clientProblem(client: unknown): string {
  if (client === undefined || client === null) return `Error: The option \`client\` is missing. ${makeOne}`;
  if (typeof client === 'string')
    return `Error: The option \`client\` is a text, perhaps the public token. Make a client of it: createStytchClient(token). ${makeOne}`;
  if (typeof Reflect.get(Object(client), 'then') === 'function')
    return 'Error: The option `client` is a promise. Await it before you mount, or give lateClient(() => promise), which renders at once and waits only where a call needs the client.';
  return `Error: The option \`client\` is ${typeof client === 'object' ? 'an object without a session' : `a ${typeof client}`}, not the provider's client. ${makeOne}`;
}
