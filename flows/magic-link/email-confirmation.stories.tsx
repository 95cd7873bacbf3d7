import type { Meta, StoryObj } from '@storybook/react-vite';
import { withStore } from '../core/testing/with-store';
import { EmailConfirmation } from './email-confirmation.screen';
import { magicLinkAtom } from './magic-link.actions';

const meta = { title: 'Screens/EmailConfirmation', component: EmailConfirmation } satisfies Meta<
  typeof EmailConfirmation
>;
export default meta;
type Story = StoryObj<typeof meta>;

const config = { products: ['emailMagicLinks'], emailMagicLinksOptions: { domainHint: 'example.com' } } as const;

export const Sent: Story = {
  decorators: [withStore(config, (store) => store.set(magicLinkAtom, { status: 'sent', email: 'ada@example.com' }))],
};

export const SignUpClosed: Story = {
  decorators: [
    withStore({ ...config, signUp: 'closed' }, (store) =>
      store.set(magicLinkAtom, { status: 'sent', email: 'ada@example.com' }),
    ),
  ],
};

export const LongAddress: Story = {
  decorators: [
    withStore(config, (store) =>
      store.set(magicLinkAtom, { status: 'sent', email: `${'augusta.ada.king.'.repeat(6)}lovelace@example.com` }),
    ),
  ],
};
