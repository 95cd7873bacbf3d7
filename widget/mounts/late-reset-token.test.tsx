import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineVestibuleElements } from '../element/define-elements';
import { PasswordReset } from '../react';
import { renderPasswordReset } from '../ssr/server';
import '../ssr/server/react';
import { quietClient } from '../testing/quiet-client';
import { stubPage } from '../testing/stub-page';
import { mountPasswordReset, type PasswordResetOptions } from './password-reset';

const given: PasswordResetOptions = { client: quietClient(), config: { products: ['passwords'] } };
let root: Root | undefined;
let host: HTMLElement;

beforeEach(() => {
  stubPage();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  history.replaceState(null, '', '/reset');
  host = document.body.appendChild(document.createElement('main'));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Renders as on a server, where there is no document. */
function onServer(render: () => string): string {
  vi.stubGlobal('document', undefined);
  const html = render();
  vi.stubGlobal('document', host.ownerDocument);
  return html;
}

/** A page that reads the token in an effect, as one must that a server renders. */
function ResetPage() {
  const [token, setToken] = useState<string>();
  // oxlint-disable-next-line react/set-state-in-effect -- as pages do whose server does not know the token
  useEffect(() => setToken('of-the-page'), []);
  return <PasswordReset {...given} {...(token !== undefined && { passwordResetToken: token })} />;
}

/** The form for a new password; the sentence for a missing token is gone. */
async function formIsShown() {
  await screen.findByLabelText('New password');
  expect(screen.queryByText(/link is incomplete/)).toBeNull();
}

test('a React element whose page reads the token in an effect shows the form [B-MOUNT-15]', async () => {
  render(<ResetPage />);
  await formIsShown();
});

test('a server-rendered React element whose page reads the token in an effect keeps its form, with what was typed [B-MOUNT-15]', async () => {
  host.innerHTML = onServer(() => renderToString(<ResetPage />));
  const field = screen.getByLabelText<HTMLInputElement>('New password');
  field.value = 'typed early';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await act(async () => {
    root = hydrateRoot(host, <ResetPage />);
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await formIsShown();
  expect({ isSame: screen.getByLabelText('New password') === field, value: field.value }).toEqual({
    isSame: true,
    value: 'typed early',
  });
});

test.each([
  ['of its own', () => ''],
  ["over a server's markup", () => onServer(() => renderPasswordReset({ config: given.config }))],
])('a mount %s that is updated with the token shows the form [B-MOUNT-15]', async (_what, markup) => {
  host.innerHTML = markup();
  const mounted = mountPasswordReset(host, given);
  await screen.findByText(/link is incomplete/);
  await act(async () => mounted.update({ passwordResetToken: 'late' }));
  await formIsShown();
  await act(async () => mounted.unmount());
});

test('an element whose options are set again with the token shows the form [B-MOUNT-15]', async () => {
  defineVestibuleElements();
  const element = host.appendChild(document.createElement('vestibule-password-reset'));
  element.options = given;
  await screen.findByText(/link is incomplete/);
  await act(async () => {
    element.options = { ...given, passwordResetToken: 'late' };
  });
  await formIsShown();
});
