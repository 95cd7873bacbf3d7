import type { Meta, StoryObj } from '@storybook/react-vite';
import { withStore } from '../core/testing/with-store';
import { PasskeyConfirmation } from './passkey.screens';

const meta = { title: 'Screens/PasskeyConfirmation', component: PasskeyConfirmation } satisfies Meta<
  typeof PasskeyConfirmation
>;
export default meta;

export const Confirmed: StoryObj<typeof meta> = { decorators: [withStore({ products: ['passkeys'] })] };
