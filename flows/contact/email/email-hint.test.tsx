import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import { StrictMode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { focusRequestAtom } from '../../core/screen/screen.atoms';
import { fakeProvider } from '../../core/testing/fake-provider';
import { testStore } from '../../core/testing/test-store';
import { announcementAtom } from '../../core/words/announce.atoms';
import { emailLinkContact } from '../../magic-link';
import { EmailForm } from './email-form';
import { emailHint } from '../contact.lazy';

beforeAll(async () => void (await emailHint.load()));

function atTheForm() {
  const { provider, calls } = fakeProvider();
  const { store } = testStore(provider, { products: ['emailMagicLinks'] });
  const heard: unknown[] = [];
  store.sub(announcementAtom, () => heard.push(store.get(announcementAtom).text));
  render(
    <StrictMode>
      <Provider store={store}>
        <EmailForm contact={emailLinkContact} />
        <p>Elsewhere</p>
      </Provider>
    </StrictMode>,
  );
  const sent = () => calls.map(({ request }) => Reflect.get(Object(request), 'email'));
  const hint = () => screen.queryByRole('button', { name: /^Did you mean/ });
  const field = screen.getByRole('textbox', { name: 'Email' });
  const go = screen.getByRole('button', { name: 'Continue with email' });
  return { store, heard, sent, hint, field, go, user: userEvent.setup() };
}

/** Waits for the end of the task in which a press ends. */
const turn = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('a slip gets one suggestion on blur, which one press accepts [B-MAIN-8]', async () => {
  const { user, field, hint, heard, store, sent } = atTheForm();
  await user.type(field, 'ada@gmial.com');
  expect(hint()).toBeNull();
  await user.tab();
  await turn();
  expect(hint()?.textContent).toBe('Did you mean ada@gmail.com?');
  await user.click(field);
  await user.click(screen.getByText('Elsewhere'));
  await turn();
  expect(heard.filter(Boolean)).toEqual(['Did you mean ada@gmail.com?']);
  await user.click(screen.getByRole('button', { name: 'Did you mean ada@gmail.com?' }));
  expect(field).toHaveProperty('value', 'ada@gmail.com');
  expect(store.get(focusRequestAtom)).toEqual({ target: 'key:address' });
  await turn();
  expect(hint()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue with email' }));
  expect(sent()).toEqual(['ada@gmail.com']);
});

test('a press on Continue that shows the hint does not submit and shifts nothing; the next one submits [B-MAIN-8]', async () => {
  const { user, field, hint, go, sent } = atTheForm();
  await user.type(field, 'ada@gmial.com');
  await user.pointer({ keys: '[MouseLeft>]', target: go });
  await turn();
  expect(document.activeElement).not.toBe(field);
  expect(hint()).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: go });
  await turn();
  expect(hint()).not.toBeNull();
  expect(sent()).toEqual([]);
  await user.click(go);
  expect(sent()).toEqual(['ada@gmial.com']);
});

test('a touch on Continue shows the hint after its click, and does not submit', async () => {
  const { user, field, hint, go, sent } = atTheForm();
  await user.type(field, 'ada@gmial.com');
  fireEvent.pointerDown(go);
  fireEvent.pointerUp(go);
  await turn();
  fireEvent.mouseDown(go);
  act(() => field.blur());
  expect(hint()).toBeNull();
  fireEvent.mouseUp(go);
  fireEvent.click(go);
  expect(sent()).toEqual([]);
  await turn();
  expect(hint()).not.toBeNull();
});

test('Enter in the field shows the hint, however long it is held, and Enter again submits', async () => {
  const { user, field, hint, sent } = atTheForm();
  await user.type(field, 'ada@gmial.com');
  await user.keyboard('{Enter>3}');
  await turn();
  expect(sent()).toEqual([]);
  await user.keyboard('{/Enter}');
  await turn();
  expect(hint()).not.toBeNull();
  await user.keyboard('{Enter}');
  expect(sent()).toEqual(['ada@gmial.com']);
});

test('a voice command, without a pointer or a key, submits with the second press', async () => {
  const { user, field, hint, go, sent } = atTheForm();
  await user.type(field, 'ada@gmial.com');
  // A press without an end event, as when a menu opens.
  fireEvent.pointerDown(field);
  act(() => go.click());
  await turn();
  expect({ lacksHint: hint() === null, sent: sent() }).toEqual({ lacksHint: false, sent: [] });
  act(() => go.click());
  expect(sent()).toEqual(['ada@gmial.com']);
});

test('an address that was changed after the hint gets another suggestion', async () => {
  const { user, field, hint, go, sent } = atTheForm();
  await user.type(field, 'ada@gmial.com');
  await user.tab();
  await turn();
  await user.clear(field);
  expect(hint()).toBeNull();
  await user.type(field, 'ada@yaho.com');
  await user.click(go);
  await turn();
  expect(sent()).toEqual([]);
  expect(hint()?.textContent).toBe('Did you mean ada@yahoo.com?');
});

test('a hint is not shown during a press', async () => {
  const { user, field, hint, store } = atTheForm();
  await user.type(field, 'ada@gmial.com');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Elsewhere') });
  await turn();
  expect(hint()).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]' });
  await turn();
  expect(hint()).not.toBeNull();
  expect(store.get(announcementAtom).text).toBe('Did you mean ada@gmail.com?');
});

test('an uncommon domain never gets a suggestion', async () => {
  const { user, field, hint, go, sent } = atTheForm();
  await user.type(field, 'ada@example.com');
  await user.click(go);
  await turn();
  expect({ hint: hint(), sent: sent() }).toEqual({ hint: null, sent: ['ada@example.com'] });
});
