import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Config } from '../core/config/config';
import type { ErrorType } from '../core/provider/errors';
import { failed } from '../core/provider/outcome';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { registrant } from '../passkey';
import { createOfferedPasskey } from './passkey-offer.actions';
import { PasskeyOffer } from './passkey-offer.screen';

const config: Config = { products: ['passwords', 'passkeys'], passkeyOptions: { offerAfterSignIn: 'ask' } };

const meta = { title: 'Screens/PasskeyOffer', component: PasskeyOffer } satisfies Meta<typeof PasskeyOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { decorators: [withStore(config)] };

export const Creating: Story = {
  decorators: [
    withStore(config, (store) => void store.set(createOfferedPasskey.startAtom), { registerPasskey: pendingForEver }),
  ],
};

const failing = (type: ErrorType): Story => ({
  decorators: [
    withStore(config, (store) => void store.set(createOfferedPasskey.startAtom), {
      registerPasskey: async () => failed({ type, serverMessage: 'The server says why.' }),
    }),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
});

export const NotCreated = failing('passkey_not_created');
export const Unreachable = failing('unreachable');

const mallory = { userId: 'user-2', account: 'mallory@example.com' };

export const AnotherAccount: Story = {
  decorators: [
    withStore(
      config,
      (store) => {
        store.set(registrant.provideAtom, { userId: 'user-1', account: 'ada@example.com' });
        void store.set(createOfferedPasskey.startAtom);
      },
      { person: () => mallory },
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
