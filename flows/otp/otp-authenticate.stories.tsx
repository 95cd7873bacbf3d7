import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Config } from '../core/config/config';
import { failed } from '../core/provider/outcome';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { acceptPasscodeAtom, otpAtom, type OtpTarget } from './otp.atoms';
import { OTPAuthenticate } from './otp-authenticate.screen';

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
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Invalid passcode, please try again.'));
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
    await expect(await within(context.canvasElement).findByRole('button', { name: 'Verify' })).toBeVisible();
  },
};

export const Expired: Story = {
  decorators: [
    withStore(config, (store) =>
      store.set(otpAtom, { status: 'sent', passcode: { ...challenge, ...toAda, seconds: 300, expiresAt: 0 } }),
    ),
  ],
};

export const Resent: Story = {
  decorators: [withStore(config, (store) => store.set(acceptPasscodeAtom, challenge, toAda))],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Resend code' }));
    await expect(await within(canvasElement).findByRole('button', { name: 'Code sent' })).toBeVisible();
  },
};

export const Resending: Story = {
  decorators: [
    withStore(config, (store) => store.set(acceptPasscodeAtom, challenge, toAda), { sendOtp: pendingForEver }),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Resend code' }));
  },
};
