import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failed, type Outcome, succeeded } from '../../core/provider/outcome';
import type { Provider } from '../../core/provider/provider';
import { failureViews } from '../../core/request/failure.lazy';
import { renderedWith } from '../../core/testing/rendered-with';
import { fakeProvider, later } from '../../core/testing/fake-provider';
import { testStore } from '../../core/testing/test-store';
import { passcodeContact } from '../../otp';
import { parser } from './libphonenumber';
import { PhoneForm, type PhoneFormProps } from './phone-form';
import type { PhoneParser } from './phone-number';
import { countryAtom, phoneLoaderAtom } from './phone.atoms';

beforeAll(() => failureViews.load());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
const type = (text: string) => act(async () => void fireEvent.change(field(), { target: { value: text } }));
const go = () => screen.getByRole('button', { name: /^Continue with/ });
const press = () => act(async () => void fireEvent.click(go()));
const isBusy = () => go().getAttribute('aria-busy') === 'true';

/** A user at the form of one channel, whose parser the test loads. */
function atTheForm(channel: PhoneFormProps['channel'] = 'sms', answers: Partial<Provider> = {}) {
  const { provider, calls } = fakeProvider(answers);
  const { store } = testStore(provider, { products: ['otp'], otpOptions: { methods: [channel] } });
  const code = later<Outcome<PhoneParser>>();
  store.set(phoneLoaderAtom, { load: () => code.promise });
  renderedWith(store, <PhoneForm channel={channel} contact={passcodeContact(channel)} />);
  const arrive = async () => {
    code.settle(succeeded(parser));
    await pass(0);
  };
  return { store, arrive, sent: () => calls.map(({ request }) => request) };
}

test.each([
  ['sms', 'Continue with text message'],
  ['whatsapp', 'Continue with WhatsApp'],
] as const)('the form of %s has the button %s, which sends by that channel', async (channel, name) => {
  const { arrive, sent } = atTheForm(channel);
  await arrive();
  expect(go().textContent).toBe(name);
  await type('4155552671');
  await press();
  expect(sent()).toMatchObject([{ channel, destination: '+14155552671' }]);
});

test('a press before the parser is loaded keeps the button busy until the number is sent', async () => {
  const answer = later<Outcome<never>>();
  const { arrive, sent } = atTheForm('sms', { sendOtp: () => answer.promise });
  await type('4155552671');
  await press();
  expect({ isBusy: isBusy(), sentCount: sent().length }).toEqual({ isBusy: true, sentCount: 0 });
  await arrive();
  await press();
  expect({ isBusy: isBusy(), sentCount: sent().length }).toEqual({ isBusy: true, sentCount: 1 });
  answer.settle(failed({ type: 'unreachable' }));
  await pass(0);
  expect({ isBusy: isBusy(), alertText: screen.getByRole('alert').textContent }).toEqual({
    isBusy: false,
    alertText: "We couldn't reach the server. Check your connection and try again.",
  });
});

test.each(['unsubscribed_phone_number', 'invalid_phone_number_country_code'] as const)(
  'a refused number (%s) is shown at the field, once',
  async (error) => {
    const { arrive } = atTheForm('sms', { sendOtp: async () => failed({ type: error }) });
    await arrive();
    await type('4155552671');
    await press();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await type('415555267');
    expect({ alert: screen.queryByRole('alert'), ariaInvalid: field().getAttribute('aria-invalid') }).toEqual({
      alert: null,
      ariaInvalid: null,
    });
  },
);

// Columns: the country | whether the American example is in the field.
test.each([
  ['US', true],
  ['JM', true],
  ['DE', false],
  ['KZ', false],
])('the American example is shown for the country %s: %s', (country, isShown) => {
  const { store } = atTheForm();
  act(() => store.set(countryAtom, country, passcodeContact('sms')));
  expect(field().placeholder !== '').toBe(isShown);
});
