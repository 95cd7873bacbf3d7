import { authenticateAtOnceAtom } from '../../flows/passkey';
import { confirmSessionAtom } from '../../flows/session';
import { widgetError } from '../../flows/core/provider/widget-error';
import { connect } from '../lifecycle/connect';
import type { WidgetOptions } from '../options';
import type { Client } from '../stytch/client';
import { SignInClosedError, type SignInOptions, type SignInResult } from './sign-in-options';
import { openSignInDialog } from './sign-in-dialog';

/** Finds or starts a session, by the first method that succeeds. */
export async function openSignIn(options: SignInOptions): Promise<SignInResult> {
  const client = await clientOf(options);
  const how = await withoutDialog(options);
  if (options.signal?.aborted) throw new SignInClosedError('aborted');
  if (!how) await openSignInDialog(options);
  return resultOf(client, how ?? 'dialog');
}

/** The client itself, also where a late client was passed. */
async function clientOf({ client }: WidgetOptions): Promise<Client> {
  try {
    return await client;
  } catch (cause) {
    throw widgetError('signIn', { type: 'broken', cause });
  }
}

/** The methods without our user interface. */
async function withoutDialog(options: SignInOptions): Promise<'session' | 'immediate' | undefined> {
  const { store, end } = connect(options);
  options.signal?.addEventListener('abort', end);
  const hasSession = await store.set(confirmSessionAtom);
  const mayAsk = options.passkeyFirst !== false && !options.signal?.aborted;
  const how = hasSession ? 'session' : mayAsk && (await store.set(authenticateAtOnceAtom)) ? 'immediate' : undefined;
  options.signal?.removeEventListener('abort', end);
  end();
  return how;
}

function resultOf(client: Client, how: SignInResult['how']): SignInResult {
  const session = client.session.getSync();
  const user = client.user.getSync();
  // The session has just ended.
  if (!session || !user) throw widgetError('signIn', { type: 'session_not_found' });
  return { session, user, how };
}
