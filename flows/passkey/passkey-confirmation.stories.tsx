import type { Meta, StoryObj } from '@storybook/react-vite';
import { withStore } from '../core/testing/with-store';
import { PasskeyConfirmationScreen } from './passkey-confirmation.screen';

const meta = { title: 'Screens/PasskeyConfirmation', component: PasskeyConfirmationScreen } satisfies Meta<
  typeof PasskeyConfirmationScreen
>;
export default meta;

export const Confirmed: StoryObj<typeof meta> = { decorators: [withStore({ products: ['passkeys'] })] };
