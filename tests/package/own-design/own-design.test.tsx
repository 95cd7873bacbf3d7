import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { WidgetEvent } from '../../../widget';
import { connect } from '../../../widget/flows';
import { OwnDesign } from './own-design';

const user = { user_id: 'user-1', emails: [{ email: 'ada@example.com' }], phone_numbers: [] };
const session = { session_id: 'session-1', user_id: 'user-1', authentication_factors: [] };

/** A client as far as passcodes need it. It tells a wrong code as the provider does. */
function madeUpClient() {
  let isSignedIn = false;
  const listeners = new Set<() => void>();
  const wrong = Object.assign(new Error('wrong'), { error_type: 'otp_code_not_found', status_code: 404 });
  return {
    user: { getSync: () => (isSignedIn ? user : null), getInfo: () => ({ fromCache: false }) },
    session: { getSync: () => (isSignedIn ? session : null) },
    onStateChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    otps: {
      email: { loginOrCreate: async () => ({ status_code: 200, method_id: 'method-1' }) },
      authenticate: async (code: string) => {
        if (code !== '123456') throw wrong;
        isSignedIn = true;
        listeners.forEach((listener) => listener());
        return { status_code: 200, user_id: 'user-1', user, session, session_token: 'secret', session_jwt: 'secret' };
      },
    },
  };
}

// jsdom has none.
vi.stubGlobal('reportError', (error: unknown) => expect.unreachable(String(error)));

let end = () => {};
afterEach(() => end());

/** An embedder's own design over a made-up client. */
function opened() {
  const events: WidgetEvent[] = [];
  const connected = connect({
    client: madeUpClient() as never,
    config: { products: ['otp'], otpOptions: { methods: ['email'] } },
    callbacks: { onEvent: (event) => void events.push(event) },
  });
  end = connected.end;
  render(<OwnDesign store={connected.store} />);
  return events;
}

test('a user signs in with a code in an interface that an embedder made of primitives and flows [B-MOUNT-14]', async () => {
  const events = opened();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your address' }), 'ada@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  expect(await screen.findByRole('heading', { name: 'A code is on its way to ada@example.com' })).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your code' }), '000000');
  expect(await screen.findByText(/passcode is invalid|not valid|invalid/i)).toBeDefined();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Your code' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your code' }), '123456');
  expect(await screen.findByRole('heading', { name: 'Come in, ada@example.com' })).toBeDefined();
  expect(events.map(({ type }) => type)).toEqual([
    'OTP_LOGIN_OR_CREATE',
    'OTP_AUTHENTICATE',
    'AUTHENTICATE_FLOW_COMPLETE',
  ]);
  expect(JSON.stringify(events)).not.toContain('secret');
}, 15_000);

test('the document quotes the code that is tested here', () => {
  const published = readFileSync('tests/package/own-design/own-design.tsx', 'utf8')
    .replace("'../../../widget/primitives'", "'vestibule-auth/primitives'")
    .replace("'../../../widget/flows'", "'vestibule-auth/flows'");
  expect(readFileSync('docs/own-design.md', 'utf8')).toContain(`\`\`\`tsx\n// own-design.tsx\n${published}\`\`\``);
});
