import { isMoment } from '../clock';
import { readEmail } from '../email-address';
import { ApiError } from '../errors';
import { readPhoneNumber } from '../phone-number';
import type { Project } from '../project';
import { readConnectedApp } from './connected-apps';
import { ControlError } from './control-error';
import type { ControlCall } from './control-route';
import { readTotp } from './user-factors';

/** The contacts of a user, which no other user may have. */
interface Contacts {
  readonly email: string | undefined;
  readonly phoneNumber: string | undefined;
}

/** The user that a tester describes. */
export type WantedUser = ReturnType<typeof readUser>;

/** Reads a user, and refuses one with a mistake. */
export function readUser(call: ControlCall) {
  const { project, body } = call;
  const wanted = {
    email: readAddress('email', body.optionalString('email'), readEmail),
    phoneNumber: readAddress('phone_number', body.optionalString('phone_number'), readPhoneNumber),
    password: body.optionalString('password'),
    requiresReset: body.optionalBoolean('requires_reset') ?? false,
    breached: body.optionalBoolean('breached') ?? false,
    passkeyNames: (body.optionalList('passkeys') ?? []).map((passkey) => passkey.string('name')),
    grantableScopes: body.optionalStrings('grantable_scopes') ?? [],
    totp: readTotp(body),
    factors: body.optionalStrings('factors'),
    factorAgeMinutes: readAge(call),
    connectedApps: (body.optionalList('connected_apps') ?? []).map((app) => readConnectedApp(project, app)),
  };
  if (wanted.breached && wanted.password === undefined) {
    throw new ControlError({
      what: '"breached" came without a password.',
      why: 'It is the password that is breached.',
      fix: 'Send "password" too.',
    });
  }
  if (wanted.requiresReset && wanted.email === undefined) {
    throw new ControlError({
      what: '"requires_reset" came without an address.',
      why: 'A password belongs to an address.',
      fix: 'Send "email" too.',
    });
  }
  refuseTaken(project, wanted);
  return wanted;
}

function readAddress(field: string, value: string | undefined, read: (value: string) => string): string | undefined {
  try {
    return value === undefined ? undefined : read(value);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ControlError({
      what: `"${field}" is ${JSON.stringify(value)}.`,
      why: error.message,
      fix: `Send another "${field}", or none.`,
    });
  }
}

/** The age of the factors, in minutes: it must lead to a time that can be written. */
const readAge = ({ project, body }: ControlCall): number =>
  body.optionalNumber('factor_age_minutes', 'a number of minutes', (minutes) =>
    isMoment(project.clock.now() - minutes * 60_000),
  ) ?? 0;

/** Refuses a user whose address or number another user has. */
export function refuseTaken({ accounts }: Project, { email, phoneNumber }: Contacts): void {
  if (email !== undefined && accounts.byEmail(email)) throw taken('email', email);
  if (phoneNumber !== undefined && accounts.byPhone(phoneNumber)) throw taken('phone_number', phoneNumber);
}

const taken = (field: string, value: string) =>
  new ControlError({
    what: `A user has this "${field}" already.`,
    why: `Two users cannot share ${value}.`,
    fix: 'Send another, or POST /control/reset first.',
  });
