import type { Meta, StoryObj } from '@storybook/react-vite';
import { withStore } from '../core/testing/with-store';
import { PasswordConfirmationScreen } from './password-confirmation.screen';
import {
  PasswordBreachedScreen,
  PasswordDedupeScreen,
  PasswordForgotScreen,
  PasswordSetNewScreen,
} from './password-mail.screens';
import { passwordUserAtom } from './password-user.atoms';

const meta = {
  title: 'Screens/Password',
  component: PasswordForgotScreen,
  decorators: [
    withStore({ products: ['passwords'], emailMagicLinksOptions: { domainHint: 'example.com' } }, (store) =>
      store.set(passwordUserAtom, { status: 'known', email: 'ada@example.com', type: 'password' }),
    ),
  ],
} satisfies Meta<typeof PasswordForgotScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PasswordForgot: Story = {};
export const PasswordSetNew: Story = { render: () => <PasswordSetNewScreen /> };
export const PasswordDedupe: Story = { render: () => <PasswordDedupeScreen /> };
export const PasswordBreached: Story = { render: () => <PasswordBreachedScreen /> };
export const PasswordConfirmation: Story = { render: () => <PasswordConfirmationScreen /> };
