import type { Meta, StoryObj } from '@storybook/react-vite';
import { withStore } from '../core/testing/with-store';
import { OTPConfirmation } from './otp.screens';

const meta = {
  title: 'Screens/OTPConfirmation',
  component: OTPConfirmation,
  decorators: [withStore({ products: ['otp'], otpOptions: { methods: ['email'] } })],
} satisfies Meta<typeof OTPConfirmation>;
export default meta;

export const Success: StoryObj<typeof meta> = {};
