import type { Meta, StoryObj } from '@storybook/react-vite';
import { withStore } from '../core/testing/with-store';
import * as confirmation from './password-confirmation.screen';
import * as mail from './password-mail.screen';
import { passwordUserAtom } from './password-user.atoms';

const meta = {
  title: 'Screens/Password',
  component: mail.PasswordForgot,
  decorators: [
    withStore({ products: ['passwords'], emailMagicLinksOptions: { domainHint: 'example.com' } }, (store) =>
      store.set(passwordUserAtom, { status: 'known', email: 'ada@example.com', type: 'password' }),
    ),
  ],
} satisfies Meta<typeof mail.PasswordForgot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PasswordForgot: Story = {};
export const PasswordSetNew: Story = { render: () => <mail.PasswordSetNew /> };
export const PasswordDedupe: Story = { render: () => <mail.PasswordDedupe /> };
export const PasswordBreached: Story = { render: () => <mail.PasswordBreached /> };
export const PasswordConfirmation: Story = { render: () => <confirmation.PasswordConfirmation /> };
