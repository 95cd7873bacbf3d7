import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore } from 'jotai/vanilla';
import { expect, within } from 'storybook/test';
import { failed } from '../core/provider/outcome';
import type { Person } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { fakeProvider } from '../core/testing/fake-provider';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { extendSession } from './answer.actions';
import { checkSessionAtom } from './guard.actions';
import { SessionEnded } from './session-ended';
import { SessionWarning } from './session-warning';

const meta = { title: 'Screens/SessionGuard' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The store of a guard whose session ends in two minutes. */
function warned() {
  const store = createStore();
  const endsAt = Date.now() + 120_000;
  store.set(providerAtom, fakeProvider({ sessionTimes: () => ({ endsAt, seenAt: 1 }) }).provider);
  void store.set(checkSessionAtom);
  return store;
}

/** The store of a guard whose session was ended by a log-out, and then perhaps followed by another account's. */
function ended(next?: Person) {
  let person: Person | undefined = { userId: 'ada' };
  const store = createStore();
  const endsAt = Date.now() + 60_000;
  const { provider } = fakeProvider({ person: () => person, sessionTimes: () => ({ endsAt, seenAt: 1 }) });
  store.set(providerAtom, provider);
  for (const one of [person, undefined, next]) {
    person = one;
    void store.set(checkSessionAtom);
  }
  return store;
}

const rendered = { config: { products: ['emailMagicLinks'] } as const };
const warning = () => <SessionWarning store={warned()} extendByMinutes={60} />;

export const Warning: Story = { render: warning, decorators: [withStore(rendered.config)] };

export const Extending: Story = {
  render: warning,
  decorators: [
    withStore(rendered.config, (store) => void store.set(extendSession.startAtom, 60), {
      extendSession: pendingForEver,
    }),
  ],
};

export const NotExtended: Story = {
  render: warning,
  decorators: [
    withStore(rendered.config, (store) => void store.set(extendSession.startAtom, 60), {
      extendSession: async () => failed({ type: 'unreachable' }),
    }),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

const reload = () => undefined;

export const Ended: Story = {
  render: () => <SessionEnded store={ended()} onReload={reload} />,
  decorators: [withStore(rendered.config)],
};

export const AnotherAccount: Story = {
  render: () => <SessionEnded store={ended({ userId: 'grace', account: 'grace@example.com' })} onReload={reload} />,
  decorators: [withStore(rendered.config)],
};

export const AnotherAccountWithoutAName: Story = {
  render: () => <SessionEnded store={ended({ userId: 'grace' })} onReload={reload} />,
  decorators: [withStore(rendered.config)],
};
