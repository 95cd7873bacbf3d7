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
  /** The description that users read. */
  description?: string;
  /** The address of the logo. */
  logo_url?: string;
  /** The scopes that the user has allowed it. */
  scopes?: readonly string[];
}

/** A user to be made: a user who has confirmed the address and the number that they have. */
export interface NewUser {
  /** A confirmed e-mail address. */
  email?: string;
  /** A confirmed phone number. In the international form, with a plus. */
  phone_number?: string;
  /** The password. */
  password?: string;
  /** The password may not be used until it has been reset. */
  requires_reset?: boolean;
  /** The password is one of the leaked. */
  breached?: boolean;
  /** Passkeys in the user's list; no user can sign in with these. */
  passkeys?: readonly {
    /** The name in the list. */
    name: string;
  }[];
  /** Custom scopes that the user may grant to an application. */
  grantable_scopes?: readonly string[];
  /** The applications that have access already. */
  connected_apps?: readonly ConnectedApp[];
  /** An authenticator app that is set up already: true, or with a secret in base32. */
  totp?:
    | boolean
    | {
        /** The secret in base32. Default: one is made up. */
        secret?: string;
      };
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
  /** The id of the user. */
  user_id: string;
  /** The token of the session, as the cookie `stytch_session` has it. */
  session_token: string;
  /** The JWT of the session, as the cookie `stytch_session_jwt` has it. */
  session_jwt: string;
  /** The secret of the authenticator app, where they were made with one. */
  totp_secret?: string;
  /** The recovery codes of that app. */
  recovery_codes?: string[];
}

/** A token by which staff can act as a user. */
export interface ImpersonationToken {
  /** The `token` of a link whose `stytch_token_type` is `impersonation`. */
  impersonation_token: string;
}

/** The code that an authenticator app shows. */
export interface TotpCode {
  /** The six digits. */
  code: string;
  /** The seconds until the next one. */
  seconds_left: number;
}

/** An application that asks users for access. */
export interface NewApplication {
  /** The id by which the application asks. */
  client_id: string;
  /** The name that users read. */
  client_name: string;
  /** The description that users read. */
  client_description?: string;
  /** The address of the logo. */
  client_logo_url?: string;
  /** The addresses that a code may be sent to: identical, except for the port of `127.0.0.1` and `[::1]`. */
  redirect_uris: readonly string[];
  /** The addresses that a log-out may lead to. */
  post_logout_redirect_uris?: readonly string[];
  /** The scopes it may ask for; absent where it may ask for whatever its users may grant. */
  scopes?: readonly string[];
  /** True for an application of the project's own. Default false. */
  first_party?: boolean;
  /** Its kind, which decides over `first_party`: by default `first_party_public` of the project's own, `third_party` of another's. */
  client_type?: 'first_party' | 'first_party_public' | 'third_party' | 'third_party_public';
  /** The secret by which it asks for tokens. Only one that is not public can have it; no call returns it. */
  client_secret?: string;
}

/** An application that is registered. */
export type Application = OAuthClient;

/** The settings of a project. */
export type Settings = BootstrapSettings & PolicySettings;

/** The content of a seed file. */
export interface Seed {
  /** Settings that are not as they are in a fresh project. */
  project?: Partial<Settings>;
  /** The users. */
  users?: readonly NewUser[];
  /** The applications that ask users for access. */
  applications?: readonly NewApplication[];
}

/** The headers of an answer with a status. */
interface OwnHeaders {
  /** The headers of the answer, beside those that it has anyway. Default: none. */
  headers?: Record<string, string>;
}

type Effect<One extends FaultEffect = FaultEffect> = One extends { kind: 'status' }
  ? Omit<One, 'headers'> & OwnHeaders
  : One;

/** A fault to be committed on a call. */
export type NewFault = Effect & {
  /** The call, by the provider's name for it, such as `otps.email.loginOrCreate`. */
  operation: OperationName;
  /** The first call that it meets, counted from now: 1 by default, the next. */
  nth?: number;
  /** The number of calls that it meets: 1 by default. */
  times?: number;
};
