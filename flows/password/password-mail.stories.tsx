import type { Meta, StoryObj } from '@storybook/react-vite';
import { withStore } from '../core/testing/with-store';
import * as screens from './password.screens';
import { passwordUserAtom } from './password-user.atoms';

const meta = {
  title: 'Screens/Password',
  component: screens.PasswordForgot,
  decorators: [
    withStore({ products: ['passwords'], emailMagicLinksOptions: { domainHint: 'example.com' } }, (store) =>
      store.set(passwordUserAtom, { status: 'known', email: 'ada@example.com', type: 'password' }),
    ),
  ],
} satisfies Meta<typeof screens.PasswordForgot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PasswordForgot: Story = {};
export const PasswordSetNew: Story = { render: () => <screens.PasswordSetNew /> };
export const PasswordDedupe: Story = { render: () => <screens.PasswordDedupe /> };
export const PasswordBreached: Story = { render: () => <screens.PasswordBreached /> };
export const PasswordConfirmation: Story = { render: () => <screens.PasswordConfirmation /> };
