import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { lastUsedMark } from '../core/last-used/last-used.lazy';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { renderedWith } from '../core/testing/rendered-with';
import { fakeProvider } from '../core/testing/fake-provider';
import { testMemory } from '../core/testing/test-memory';
import { testStore } from '../core/testing/test-store';
import type { Channel } from './contact';
import { ContactTabs } from './contact-tabs';

beforeAll(() => lastUsedMark.load());

/** A user who may be reached on several channels, on a device that remembers one. */
function choosing(channels: readonly Channel[], picked: Channel, lastUsed = '') {
  const { store } = testStore(fakeProvider().provider, { products: ['otp'], otpOptions: { methods: [...channels] } });
  const memory = testMemory(lastUsed);
  store.set(memoryAtom, memory);
  const onPick = vi.fn();
  renderedWith(
    store,
    <ContactTabs channels={channels} picked={picked} onPick={onPick}>
      <p>The form of {picked}</p>
    </ContactTabs>,
  );
  return { store, memory, onPick };
}

// Columns: the channels that are offered, the one used last | the tabs, and whether that can be forgotten.
test.each<[Channel[], string, string[], boolean]>([
  [['email', 'sms', 'whatsapp'], '', ['Email', 'Text', 'WhatsApp'], false],
  [['whatsapp', 'email'], '', ['WhatsApp', 'Email'], false],
  [['email', 'sms'], 'sms', ['Email', 'TextLast used'], true],
  [['email', 'sms'], 'whatsapp', ['Email', 'Text'], false],
  [['email', 'sms'], 'oauth:google', ['Email', 'Text'], false],
])('a page with the channels %j, of which %j was used last, selects %j', (channels, lastUsed, tabs, isForgettable) => {
  choosing(channels, 'email', lastUsed);
  expect(screen.getByRole('tablist', { name: 'Ways to continue' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.replaceAll(/\s+(?=Last)/g, ''))).toEqual(
    tabs,
  );
  expect(screen.queryAllByRole('button')).toHaveLength(isForgettable ? 1 : 0);
  expect(screen.getByText('The form of email')).toBeTruthy();
});

test('a press on the selected tab changes nothing, and a press on another selects it', () => {
  const { onPick } = choosing(['email', 'sms'], 'email');
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Email' }), { button: 0 });
  expect(onPick).not.toHaveBeenCalled();
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Text' }), { button: 0 });
  expect(onPick).toHaveBeenLastCalledWith('sms');
});

test('Forget moves focus to the tab, which is no longer marked', () => {
  const { store, memory } = choosing(['email', 'sms'], 'sms', 'sms');
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Forget the last used way to log in' })));
  expect({ text: memory.text(), focusRequest: store.get(focusRequestAtom) }).toEqual({
    text: '',
    focusRequest: { target: 'key:sms' },
  });
  expect({ lastUsed: screen.queryByText('Last used'), button: screen.queryByRole('button') }).toEqual({
    lastUsed: null,
    button: null,
  });
  expect(screen.getByText('The form of sms')).toBeTruthy();
});

test('a mark that comes later, and Forget, keep the field of the form, and the focus in it [B-DRAWN-2]', async () => {
  const { store } = testStore(fakeProvider().provider, {
    products: ['otp'],
    otpOptions: { methods: ['email', 'sms'] },
  });
  renderedWith(
    store,
    <ContactTabs channels={['email', 'sms']} picked="email" onPick={() => {}}>
      <input />
    </ContactTabs>,
  );
  const field = screen.getByRole('textbox');
  field.focus();
  act(() => store.set(memoryAtom, testMemory('sms')));
  expect(await screen.findByRole('button', { name: 'Forget the last used way to log in' })).toBeDefined();
  expect({ field: screen.getByRole('textbox'), focused: document.activeElement }).toEqual({ field, focused: field });
  act(() => store.set(memoryAtom, testMemory()));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(field);
});
