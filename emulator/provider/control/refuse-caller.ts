import { isKnownOrigin } from '../loopback';
import { ControlError, type ControlProblem } from './control-error';

/** A refusal of a call because of its caller or its form, not its content. */
export class RefusedCaller extends ControlError {
  constructor(
    readonly status: 403 | 415,
    problem: ControlProblem,
  ) {
    super(problem);
  }
}

/**
 * Refuses the calls of web pages other than the configured application's. A browser sends the page's origin as
 * `Origin`. A call from another site without it has at least `Sec-Fetch-Site`. Node sends neither.
 * @throws a `RefusedCaller`
 */
export function refuseOtherPages(headers: Headers, hostOrigin: string): void {
  const origin = headers.get('origin');
  const isApplication = origin === new URL(hostOrigin).origin;
  const isFromElsewhere = headers.get('sec-fetch-site') === 'cross-site' && !isApplication;
  if (!isFromElsewhere && (origin === null || isKnownOrigin(origin, hostOrigin))) return;
  throw new RefusedCaller(403, {
    what: `A page of ${isFromElsewhere ? 'another site' : origin} may not call the control.`,
    why: 'The control signs in as any user, so it answers Node and the configured application alone.',
    fix: 'Name the origin of your application: --app, or appOrigin of startEmulator. Open it under the same host name as the emulator.',
  });
}

/**
 * Refuses a body whose type is not JSON: a page of another site can send any other type without a preflight.
 * @throws a `RefusedCaller`
 */
export function refuseOtherTypes(type: string | null, text: string): void {
  const isEmpty = type === null && text === '';
  if (isEmpty || type?.split(';')[0]?.trim().toLowerCase() === 'application/json') return;
  throw new RefusedCaller(415, {
    what: type === null ? 'The body has no type.' : `The body is of the type ${type}.`,
    why: 'Every control call is JSON, and says so.',
    fix: 'Send it with the header "content-type: application/json".',
  });
}
