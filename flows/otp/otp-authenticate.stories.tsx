import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Config } from '../core/config/config';
import { errorMessages } from '../core/provider/error.messages';
import { failed } from '../core/provider/outcome';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { wordsOf } from '../core/testing/words-of';
import { now } from '../core/time/timing';
import { acceptPasscodeAtom, otpAtom, type OtpTarget } from './otp.atoms';
import { OTPAuthenticate } from './otp.screens';
import { otpMessages } from './otp.messages';
import { waitAtom } from './otp-resend.atoms';

const config: Config = { products: ['otp'], otpOptions: { methods: ['email'] } };
const challenge = { methodId: 'method-1', answer: {} };
const toAda: OtpTarget = { channel: 'email', destination: 'ada@example.com' };

const meta = { title: 'Screens/OTPAuthenticate', component: OTPAuthenticate } satisfies Meta<typeof OTPAuthenticate>;
export default meta;
type Story = StoryObj<typeof meta>;

const typeCode: Story['play'] = async ({ canvasElement }) => {
  await userEvent.type(within(canvasElement).getByRole('textbox'), '123456');
};

export const CountingDown: Story = {
  decorators: [withStore(config, (store) => store.set(acceptPasscodeAtom, challenge, toAda))],
};

export const SignUpClosed: Story = {
  decorators: [withStore({ ...config, signUp: 'closed' }, (store) => store.set(acceptPasscodeAtom, challenge, toAda))],
};

export const ByWhatsApp: Story = {
  decorators: [
    withStore(config, (store) =>
      store.set(acceptPasscodeAtom, challenge, { channel: 'whatsapp', destination: '+12025550162' }),
    ),
  ],
};

export const Verifying: Story = {
  decorators: [
    withStore(config, (store) => store.set(acceptPasscodeAtom, challenge, toAda), { verifyOtp: pendingForEver }),
  ],
  play: typeCode,
};

export const WrongCode: Story = {
  decorators: [
    withStore(config, (store) => store.set(acceptPasscodeAtom, challenge, toAda), {
      verifyOtp: async () => failed({ type: 'otp_code_not_found' }),
    }),
  ],
  play: async (context) => {
    await typeCode(context);
    const canvas = within(context.canvasElement);
    const says = wordsOf(context.loaded)(errorMessages)('error.otp_code_not_found');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(says));
  },
};

export const Unreachable: Story = {
  decorators: [
    withStore(config, (store) => store.set(acceptPasscodeAtom, challenge, toAda), {
      verifyOtp: async () => failed({ type: 'unreachable' }),
    }),
  ],
  play: async (context) => {
    await typeCode(context);
    const name = wordsOf(context.loaded)(otpMessages)('otp.verify');
    await expect(await within(context.canvasElement).findByRole('button', { name })).toBeVisible();
  },
};

export const Expired: Story = {
  decorators: [
    withStore(config, (store) =>
      store.set(otpAtom, { status: 'sent', passcode: { ...challenge, ...toAda, seconds: 300, expiresAt: 0 } }),
    ),
  ],
};

const resend: Story['play'] = async ({ canvasElement, loaded }) => {
  const name = wordsOf(loaded)(otpMessages)('otp.resend');
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
};

export const Resent: Story = {
  decorators: [withStore(config, (store) => store.set(acceptPasscodeAtom, challenge, toAda))],
  play: async (context) => {
    await resend(context);
    const name = wordsOf(context.loaded)(otpMessages)('otp.codeSent');
    await expect(await within(context.canvasElement).findByRole('button', { name })).toBeVisible();
  },
};

export const Resending: Story = {
  decorators: [
    withStore(config, (store) => store.set(acceptPasscodeAtom, challenge, toAda), { sendOtp: pendingForEver }),
  ],
  play: resend,
};

export const WaitingToResend: Story = {
  decorators: [
    withStore(config, (store) => {
      store.set(acceptPasscodeAtom, challenge, toAda);
      store.set(waitAtom, { seconds: 12, endsAt: now() + 9_900 });
    }),
  ],
};
