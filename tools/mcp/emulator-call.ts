/** The address of an emulator that was started without options. */
export const defaultEmulator = 'http://localhost:5181';

/** Tells whether an address is on this machine. */
function isLocal(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const isName = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]';
  return /^https?:$/.test(protocol) && (isName || /^127(?:\.\d{1,3}){3}$/.test(hostname));
}

/**
 * Calls the control of an emulator on this machine. Any other address is refused, because a prompt injection may have
 * supplied it.
 * @throws the error to report
 */
export async function callEmulator(address: string, path: string, body?: object): Promise<unknown> {
  if (!isLocal(address))
    throw new Error(`${address} is not on this computer: an emulator is called at localhost alone.`);
  const answer = await fetch(new URL(`/control${path}`, address), {
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(`No emulator answers at ${address}. Start it: npx vestibule-auth-emulator`);
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The emulator refused: ${text.slice(0, 500)}`);
  return JSON.parse(text);
}
