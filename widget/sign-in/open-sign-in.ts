import { signInImmediatelyAtom } from '../../flows/passkey';
import { confirmSessionAtom } from '../../flows/session';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import { WidgetError, widgetError } from '../../flows/core/provider/widget-error';
import { timing } from '../../flows/core/time/timing';
import { within } from '../../flows/core/time/within';
import { reportCompleteAtom } from '../../flows/core/screen/complete-sign-in.actions';
import { asObject } from '../host/untyped';
import { setLastUsedMemory } from '../host/last-used-memory';
import { type Connected, connect } from '../lifecycle/connect';
import type { WidgetOptions } from '../options';
import { mistakes } from '../mistakes/mistakes.lazy';
import type { Client } from '../stytch/client';
import { isClient } from '../stytch/is-client';
import { sessionIdOf } from '../stytch/person';
import { finishWithoutQuestion } from './finish-without-question';
import { openSignInDialog, type SignInStart } from './sign-in-dialog';
import { SignInClosedError, type SignInOptions, type SignInResult } from './sign-in-options';

/** Finds or starts a session, by the first method that succeeds. After an abort it goes no further. */
export async function openSignIn(given: SignInOptions | undefined): Promise<SignInResult> {
  // A host without types may pass nothing.
  const passed = asObject(given);
  stopIfAborted(passed);
  const client = await clientOf(passed);
  // Nor a configuration: the dialog has the sentence for that.
  const options = { ...passed, config: passed.config ?? { products: [] } };
  stopIfAborted(options);
  const knownSession = sessionIdOf(client.session.getSync());
  const found = await withoutDialog(options);
  stopIfAborted(options);
  if (found === 'session' || found === 'immediate') return resultOf(client, found);
  await openSignInDialog(options, found, knownSession);
  return resultOf(client, 'dialog');
}

function stopIfAborted({ signal }: SignInOptions): void {
  if (signal?.aborted) throw new SignInClosedError('aborted');
}

const noOptions =
  '`signIn` has no options. Pass it a client and a config. For <vestibule-sign-in-button>, set its property `options` before it is pressed.';

/** The client itself, also where a late client was passed. It has the time of a call, and fails as a mount's call does. */
async function clientOf(options: WidgetOptions): Promise<Client> {
  if (Object.keys(options).length === 0) throw new WidgetError('configuration', 'configuration', noOptions);
  const { client } = options;
  if (!isClient(client)) {
    await mistakes.load();
    const problem = mistakes.value()?.clientProblem(client).sentence ?? 'The option `client` is missing.';
    throw new WidgetError('configuration', 'configuration', problem.replace('Error: ', ''));
  }
  const arrival = Promise.resolve(client).then(succeeded, (cause: unknown) => failed({ type: 'broken', cause }));
  const arrived = (await within(timing.deadline, arrival)) ?? failed({ type: 'unreachable' });
  if (arrived.ok) return arrived.value;
  throw widgetError('signIn', arrived.error);
}

/** The result of the methods without our user interface. A session may still lack a factor. */
async function withoutDialog(options: SignInOptions): Promise<'session' | 'immediate' | SignInStart> {
  const connected = connect(options);
  const { store, end } = connected;
  setLastUsedMemory(store);
  options.signal?.addEventListener('abort', end);
  try {
    return (await store.set(confirmSessionAtom)) ? await withSession(connected) : await withPasskey(connected, options);
  } finally {
    options.signal?.removeEventListener('abort', end);
    end();
  }
}

const withSession = async (connected: Connected) =>
  (await finishWithoutQuestion(connected)) ? 'session' : 'secondFactor';

async function withPasskey(
  connected: Connected,
  { passkeyFirst, signal }: SignInOptions,
): Promise<'immediate' | SignInStart> {
  const { store } = connected;
  const mayAsk = passkeyFirst !== false && !signal?.aborted;
  if (!mayAsk || !(await store.set(signInImmediatelyAtom))) return 'logIn';
  // A passkey without user verification is one factor.
  if (!(await finishWithoutQuestion(connected))) return 'secondFactor';
  store.set(reportCompleteAtom, undefined);
  return 'immediate';
}

function resultOf(client: Client, how: SignInResult['how']): SignInResult {
  const session = client.session.getSync();
  const user = client.user.getSync();
  // The session has just ended.
  if (!session || !user) throw widgetError('signIn', { type: 'session_not_found' });
  return { session, user, how };
}
