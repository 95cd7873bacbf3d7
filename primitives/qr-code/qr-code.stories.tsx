import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code';

const meta: Meta<typeof QrCode> = {
  component: QrCode,
  args: {
    text: 'otpauth://totp/Slow%20Clay:ada%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Slow%20Clay',
    label: 'QR code for your authenticator app',
  },
};
export default meta;

export const Default: StoryObj<typeof QrCode> = {};
