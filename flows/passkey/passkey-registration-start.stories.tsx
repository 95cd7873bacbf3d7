import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Config } from '../core/config/config';
import type { ErrorType } from '../core/provider/errors';
import { failed } from '../core/provider/outcome';
import type { Person } from '../core/provider/provider';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { wordsOf } from '../core/testing/words-of';
import { coreMessages } from '../core/words/core.messages';
import { PasskeyRegistrationStart } from './passkey-registration-start.screen';
import { registerPasskey } from './passkey-registration.actions';
import { assumePasskeySupportAtom } from './passkey-support';
import { findRegistrantAtom, registrant } from './registrant.actions';

const config: Config = { products: ['emailMagicLinks', 'passkeys'] };

const meta = {
  title: 'Screens/PasskeyRegistrationStart',
  component: PasskeyRegistrationStart,
} satisfies Meta<typeof PasskeyRegistrationStart>;
export default meta;
type Story = StoryObj<typeof meta>;

const able = { canUse: true, canAutofill: true };

export const Offered: Story = { decorators: [withStore(config, (store) => store.set(assumePasskeySupportAtom, able))] };

export const NotSupported: Story = {
  decorators: [
    withStore(config, (store) => store.set(assumePasskeySupportAtom, { canUse: false, canAutofill: false })),
  ],
};

export const Creating: Story = {
  decorators: [
    withStore(
      config,
      (store) => {
        store.set(assumePasskeySupportAtom, able);
        void store.set(registerPasskey.startAtom);
      },
      { registerPasskey: pendingForEver },
    ),
  ],
};

const uncertain = { person: () => undefined, isPersonCertain: () => false };

export const AskingForWhom: Story = {
  decorators: [withStore(config, (store) => void store.set(findRegistrantAtom), uncertain)],
};

export const SessionUnreachable: Story = {
  decorators: [
    withStore(config, (store) => void store.set(findRegistrantAtom, true), {
      ...uncertain,
      checkSession: async () => failed({ type: 'unreachable' }),
    }),
  ],
  play: async ({ canvasElement, loaded }) => {
    const name = wordsOf(loaded)(coreMessages)('core.tryAgain');
    await expect(await within(canvasElement).findByRole('button', { name })).toBeVisible();
  },
};

const failing = (type: ErrorType): Story => ({
  decorators: [
    withStore(
      config,
      (store) => {
        store.set(assumePasskeySupportAtom, able);
        void store.set(registerPasskey.startAtom);
      },
      { registerPasskey: async () => failed({ type, serverMessage: 'The server says why.' }) },
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
});

export const Duplicate = failing('passkey_duplicate');
export const NotCreated = failing('passkey_not_created');
export const RegistrationNotFound = failing('webauthn_registration_not_found');
export const Unreachable = failing('unreachable');
export const ServerSays = failing('other');

const anotherAccount = (person: Person): Story => ({
  decorators: [
    withStore(
      config,
      (store) => {
        store.set(assumePasskeySupportAtom, able);
        store.set(registrant.provideAtom, { userId: 'user-1', account: 'ada@example.com' });
        void store.set(registerPasskey.startAtom);
      },
      { person: () => person },
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
});

export const AnotherAccount = anotherAccount({ userId: 'user-2', account: 'mallory@example.com' });
export const AnotherAccountWithoutAName = anotherAccount({ userId: 'user-2' });
