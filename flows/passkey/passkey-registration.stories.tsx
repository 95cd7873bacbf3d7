import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Config } from '../core/config/config';
import { failed, succeeded } from '../core/provider/outcome';
import type { Passkey } from '../core/provider/passkey-calls';
import { logInAgainBy } from '../core/request/log-in-again';
import { logInAgainAtom } from '../core/screen/log-in-again.atoms';
import { logInAgainMessages, logInMessages } from '../core/words/late.messages';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { withoutIsolates, wordsOf } from '../core/testing/words-of';
import { passkeyList } from './passkey-list.actions';
import { PasskeyRegistrationSuccess } from './passkey-registration-success.screen';
import { beginDeleteAtom, beginRenameAtom } from './passkey-editing.atoms';
import { registerPasskey } from './passkey-registration.actions';
import { passkeyRegistrationMessages } from './passkey-registration.messages';
import { rememberStorage } from './passkey-memory';
import { registrant } from './registrant.actions';

const config: Config = { products: ['emailMagicLinks', 'passkeys'] };
const laptop: Passkey = { id: 'passkey-1', name: 'Laptop' };
const phone: Passkey = {
  id: 'passkey-2',
  name: 'A phone with quite a long name that says where it was bought and when',
};
const passkeys = [laptop, phone, { id: 'passkey-3', name: '' }];
const listPasskeys = async () => succeeded(passkeys);

const meta = {
  title: 'Screens/PasskeyRegistrationSuccess',
  component: PasskeyRegistrationSuccess,
} satisfies Meta<typeof PasskeyRegistrationSuccess>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsCome: Story['play'] = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(3);
};

export const Created: Story = {
  decorators: [withStore(config, (store) => void store.set(registerPasskey.startAtom), { listPasskeys })],
  play: rowsCome,
};

export const AfterSkip: Story = {
  decorators: [withStore(config, (store) => void store.set(passkeyList.loadAtom), { listPasskeys })],
  play: rowsCome,
};

/** The places of passkeys, as this device remembers them; it has none for the last one. */
export const Places: Story = {
  decorators: [
    withStore(
      config,
      (store) => {
        rememberStorage('kept-1', 'everywhere');
        rememberStorage('kept-2', 'here');
        void store.set(passkeyList.loadAtom);
      },
      {
        listPasskeys: async () =>
          succeeded([
            { id: 'kept-1', name: 'iCloud Keychain' },
            { id: 'kept-2', name: 'Windows Hello' },
            { id: 'kept-3', name: 'Passkey 3' },
          ]),
      },
    ),
  ],
  play: rowsCome,
};

export const Loading: Story = { decorators: [withStore(config, undefined, { listPasskeys: pendingForEver })] };

export const NoneYet: Story = {
  decorators: [
    withStore(config, (store) => void store.set(passkeyList.loadAtom), { listPasskeys: async () => succeeded([]) }),
  ],
};

export const ListUnreachable: Story = {
  decorators: [
    withStore(config, (store) => void store.set(passkeyList.loadAtom), {
      listPasskeys: async () => failed({ type: 'unreachable' }),
    }),
  ],
};

export const Renaming: Story = {
  decorators: [
    withStore(
      config,
      (store) => {
        void store.set(passkeyList.loadAtom);
        store.set(beginRenameAtom, laptop);
      },
      { listPasskeys },
    ),
  ],
};

export const RenamingToNothing: Story = {
  ...Renaming,
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '{Enter}');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Deleting: Story = {
  decorators: [
    withStore(
      config,
      (store) => {
        void store.set(passkeyList.loadAtom);
        store.set(beginDeleteAtom, phone);
      },
      { listPasskeys },
    ),
  ],
};

const broken = async () => failed({ type: 'broken' });
const restoring: Config = { ...config, passkeyOptions: { restoreOnFailure: true } };

async function alertSays({ canvasElement }: StoryContext, words: string): Promise<void> {
  const alert = await within(canvasElement).findByRole('alert');
  await expect(withoutIsolates(alert.textContent)).toContain(withoutIsolates(words));
}

export const RenameFailed: Story = {
  decorators: [
    withStore(restoring, (store) => void store.set(passkeyList.loadAtom), { listPasskeys, renamePasskey: broken }),
  ],
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const say = wordsOf(context.loaded)(passkeyRegistrationMessages);
    await userEvent.click(await canvas.findByRole('button', { name: say('passkey.rename', { name: laptop.name }) }));
    await userEvent.type(canvas.getByRole('textbox'), ' two{Enter}');
    await alertSays(context, say('passkey.renameFailed', { name: laptop.name }));
  },
};

const deleteLaptop: Story['play'] = async ({ canvasElement, loaded }) => {
  const canvas = within(canvasElement);
  const say = wordsOf(loaded)(passkeyRegistrationMessages);
  await userEvent.click(await canvas.findByRole('button', { name: say('passkey.delete', { name: laptop.name }) }));
  await userEvent.click(canvas.getByRole('button', { name: say('passkey.confirmDelete') }));
};

export const DeleteFailed: Story = {
  decorators: [
    withStore(restoring, (store) => void store.set(passkeyList.loadAtom), { listPasskeys, deletePasskey: broken }),
  ],
  play: async (context) => {
    await deleteLaptop(context);
    const say = wordsOf(context.loaded)(passkeyRegistrationMessages);
    await alertSays(context, say('passkey.deleteFailed', { name: laptop.name }));
  },
};

export const SessionEnded: Story = {
  decorators: [
    withStore(config, (store) => void store.set(passkeyList.loadAtom), {
      listPasskeys,
      deletePasskey: async () => failed({ type: 'user_unauthenticated' }),
    }),
  ],
  play: async (context) => {
    await deleteLaptop(context);
    await alertSays(context, wordsOf(context.loaded)(passkeyRegistrationMessages)('passkey.sessionEnded'));
  },
};

/** The same, where the host has a log-in page. */
export const SessionEndedWithLogin: Story = {
  decorators: [
    withStore(
      config,
      (store) => {
        store.set(
          logInAgainAtom,
          logInAgainBy(() => undefined),
        );
        void store.set(passkeyList.loadAtom);
      },
      { listPasskeys, deletePasskey: async () => failed({ type: 'user_unauthenticated' }) },
    ),
  ],
  play: async (context) => {
    await deleteLaptop(context);
    const name = wordsOf(context.loaded)(logInAgainMessages)('core.logIn');
    await expect(await within(context.canvasElement).findByRole('button', { name })).toBeInTheDocument();
  },
};

/** Another account has signed in since the list was loaded: nothing was deleted, and its own list is loaded. */
export const AnotherAccount: Story = {
  decorators: [
    withStore(
      config,
      (store) => {
        store.set(registrant.provideAtom, { userId: 'user-1', account: 'ada@example.com' });
        store.set(passkeyList.provideAtom, { passkeys, accepted: passkeys });
      },
      {
        person: () => ({ userId: 'user-2', account: 'mallory@example.com' }),
        listPasskeys: async () => succeeded([phone]),
      },
    ),
  ],
  play: async (context) => {
    await deleteLaptop(context);
    const say = wordsOf(context.loaded)(logInMessages);
    await alertSays(context, say('core.otherAccount', { account: 'mallory@example.com' }));
    await expect(within(context.canvasElement).getAllByRole('listitem')).toHaveLength(1);
  },
};
