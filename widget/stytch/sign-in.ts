import type { LinkCalls } from '../../flows/core/provider/link-calls';
import type { PasscodeCalls } from '../../flows/core/provider/passcode-calls';
import type { PasswordCalls } from '../../flows/core/provider/password-calls';
import type { Client } from './client';
import { noMount } from './defer';
import type { Internals } from './internals';
import { linkAndPasscodeCalls } from './links-and-passcodes';
import { passwordCalls } from './passwords';

/** The port's calls for an e-mail address or a phone number. */
export function calls(
  client: Client,
  internals: Internals,
  mountSignal = noMount,
): LinkCalls & PasscodeCalls & PasswordCalls {
  return { ...linkAndPasscodeCalls(client, internals, mountSignal), ...passwordCalls(client, internals, mountSignal) };
}
