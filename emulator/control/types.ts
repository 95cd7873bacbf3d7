import type { OAuthClient } from '../provider/clients';
import type { FaultEffect } from '../provider/faults';
import type { OperationName } from '../provider/operation-names';
import type { BootstrapSettings, PolicySettings } from '../provider/settings';

/** An application that a user has let in before the test begins. */
export interface ConnectedApp {
  /** One that is registered; another is made up where this is absent. */
  client_id?: string;
  /** The name of one that is not registered. */
  name?: string;
  description?: string;
  logo_url?: string;
  /** The scopes that the user has allowed it. */
  scopes?: readonly string[];
}

/** A user to be made: a user who has confirmed the address and the number that they have. */
export interface NewUser {
  email?: string;
  /** In the international form, with a plus. */
  phone_number?: string;
  password?: string;
  /** The password may not be used until it has been reset. */
  requires_reset?: boolean;
  /** The password is one of the leaked. */
  breached?: boolean;
  /** Passkeys in the user's list; no user can sign in with these. */
  passkeys?: readonly { name: string }[];
  /** Custom scopes that the user may grant to an application. */
  grantable_scopes?: readonly string[];
  connected_apps?: readonly ConnectedApp[];
  /** An authenticator app that is set up already: true, or with a secret in base32. */
  totp?: boolean | { secret?: string };
  /** The recovery codes of that app, of the form `xxxx-xxxx-xxxx`; ten are made up where this is absent. */
  recovery_codes?: readonly string[];
  /** The factors of the session that comes with the user; by default one of what they have. */
  factors?: readonly FactorName[];
  /** The time since those factors were proved, in minutes: 0 by default. */
  factor_age_minutes?: number;
}

/** A factor of a session, by the name that a tester gives it. */
export type FactorName =
  | 'email_magic_link'
  | 'email_otp'
  | 'sms_otp'
  | 'whatsapp_otp'
  | 'password'
  | 'passkey'
  | 'totp'
  | 'recovery_code';

/** A user that was made, with a session that lasts an hour. */
export interface CreatedUser {
  user_id: string;
  session_token: string;
  session_jwt: string;
  /** The secret of the authenticator app, where they were made with one. */
  totp_secret?: string;
  /** The recovery codes of that app. */
  recovery_codes?: string[];
}

/** The code that an authenticator app shows. */
export interface TotpCode {
  code: string;
  /** The seconds until the next one. */
  seconds_left: number;
}

/** An application that asks users for access. */
export interface NewApplication {
  client_id: string;
  client_name: string;
  client_description?: string;
  client_logo_url?: string;
  /** The addresses that a code may be sent to, compared character for character. */
  redirect_uris: readonly string[];
  post_logout_redirect_uris?: readonly string[];
  /** The scopes it may ask for; absent where it may ask for whatever its users may grant. */
  scopes?: readonly string[];
  first_party?: boolean;
}

/** An application that is registered. */
export type Application = OAuthClient;

/** The settings of a project. */
export type Settings = BootstrapSettings & PolicySettings;

/** The content of a seed file. */
export interface Seed {
  /** Settings that are not as they are in a fresh project. */
  project?: Partial<Settings>;
  users?: readonly NewUser[];
  applications?: readonly NewApplication[];
}

type Effect<One extends FaultEffect = FaultEffect> = One extends { kind: 'status' }
  ? Omit<One, 'headers'> & { headers?: Record<string, string> }
  : One;

/** A fault to be committed on a call. */
export type NewFault = Effect & {
  operation: OperationName;
  /** The first call that it meets, counted from now: 1 by default, the next. */
  nth?: number;
  /** The number of calls that it meets: 1 by default. */
  times?: number;
};
