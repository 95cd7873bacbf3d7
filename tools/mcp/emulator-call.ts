/** The address of an emulator that was started without options. */
export const defaultEmulator = 'http://localhost:5181';

/** The reason why an address cannot be called; undefined where it can. A prompt injection may have supplied it. */
function problemOf(address: string): string | undefined {
  const example = `Write the whole address, such as ${defaultEmulator}`;
  if (!URL.canParse(address)) return `${JSON.stringify(address)} is not an address. ${example}`;
  const { protocol, hostname, username, password } = new URL(address);
  // An address without a scheme is read as one whose scheme is the host.
  if (hostname === '' && protocol !== 'file:') return `${address} has no scheme. ${example}`;
  const isName = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]';
  const isLocal = /^https?:$/.test(protocol) && (isName || /^127(?:\.\d{1,3}){3}$/.test(hostname));
  if (!isLocal) return `${address} is not on this computer: an emulator is called at localhost alone.`;
  return username === '' && password === '' ? undefined : `${address} has a user name. ${example}`;
}

/**
 * Calls the control of an emulator on this machine. Any other address is refused.
 * @throws the error to report
 */
export async function callEmulator(address: string, path: string, body?: object): Promise<unknown> {
  const problem = problemOf(address);
  if (problem !== undefined) throw new Error(problem);
  const answer = await fetch(new URL(`/control${path}`, address), {
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(`No emulator answers at ${address}. Start it: npx vestibule-auth-emulator`);
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The emulator refused: ${text.slice(0, 500)}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`What answers at ${address} is no emulator. Start one: npx vestibule-auth-emulator`);
  }
}
