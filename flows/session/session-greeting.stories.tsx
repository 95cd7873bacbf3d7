import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { failed } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { continueSession } from './greeting.actions';
import { SessionGreeting } from './session.screens';

const meta = { title: 'Screens/SessionGreeting', component: SessionGreeting } satisfies Meta<typeof SessionGreeting>;
export default meta;
type Story = StoryObj<typeof meta>;

const config = { products: ['emailMagicLinks'] } as const;

export const WithAnAddress: Story = { decorators: [withStore(config)] };

export const WithAWalletAlone: Story = {
  decorators: [withStore(config, undefined, { person: () => ({ userId: 'user-1' }) })],
};

export const WithALongAddress: Story = {
  decorators: [
    withStore(config, undefined, {
      person: () => ({ userId: 'user-1', account: `${'long.'.repeat(20)}name@example.com` }),
    }),
  ],
};

const asking = (checkSession: Provider['checkSession']) =>
  withStore(config, (store) => void store.set(continueSession.startAtom), {
    isPersonCertain: () => false,
    checkSession,
  });

export const Continuing: Story = { decorators: [asking(pendingForEver)] };

export const Unreachable: Story = {
  decorators: [asking(async () => failed({ type: 'unreachable' }))],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
