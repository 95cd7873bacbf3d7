import type { Meta, StoryObj } from '@storybook/react-vite';
import { withStore } from '../core/testing/with-store';
import { OtpConfirmationScreen } from './otp-confirmation.screen';

const meta = {
  title: 'Screens/OTPConfirmation',
  component: OtpConfirmationScreen,
  decorators: [withStore({ products: ['otp'], otpOptions: { methods: ['email'] } })],
} satisfies Meta<typeof OtpConfirmationScreen>;
export default meta;

export const Success: StoryObj<typeof meta> = {};
