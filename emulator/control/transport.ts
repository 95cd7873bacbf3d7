import { ControlError } from '../provider/control/control-error';
import { isRecord } from '../provider/fields';

/** Sends a request to an emulator and returns its response, as `fetch` does. */
export type Send = (request: Request) => Promise<Response>;

/** Calls the control interface and returns the JSON of its response. */
export type Call = <Answer>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Answer>;

/**
 * Creates calls of the control interface of an emulator.
 * @param base the emulator's address
 */
export function createCall(base: string, send: Send): Call {
  return async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json' };
    const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
    const answer = await send(new Request(`${base}/control${path}`, init)).catch((cause: unknown) => {
      throw unreachable(base, cause);
    });
    if (!answer.ok) throw await readRefusal(`${method} /control${path}`, answer);
    // The server is this package, so the response has the declared type.
    return (await answer.json()) as Answer;
  };
}

/** The error that a response contains. */
export async function readRefusal(call: string, answer: Response): Promise<ControlError> {
  const value: unknown = await answer.json().catch(() => undefined);
  const { what, why, fix } = isRecord(value) ? value : {};
  if (typeof what === 'string' && typeof why === 'string' && typeof fix === 'string') {
    return new ControlError({ what, why, fix });
  }
  return new ControlError({
    what: `${call} was answered ${answer.status}.`,
    why: 'What answers there is no emulator, or it has failed.',
    fix: 'Look at what the emulator has printed.',
  });
}

const unreachable = (base: string, cause: unknown) =>
  new ControlError({
    what: `No emulator answers at ${base}.`,
    why: cause instanceof Error ? `The connection failed: ${cause.message}.` : 'The connection failed.',
    fix: 'Start it (npx vestibule-auth-emulator), or name the address it has printed.',
  });
