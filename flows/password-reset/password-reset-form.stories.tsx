import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failed, succeeded } from '../core/provider/outcome';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { wordsOf } from '../core/testing/words-of';
import { logInMessages } from '../core/words/late.messages';
import { followedLinkMessages } from '../followed-link';
import { passwordMessages } from '../password';
import { startLoginLinkAtom } from './password-reset.actions';
import { PasswordResetForm } from './password-reset-form.screen';
import { linkHoldAtom, resetTokenAtom } from './password-reset.atoms';
import { passwordResetMessages } from './password-reset.messages';

const meta = { title: 'Screens/PasswordResetForm', component: PasswordResetForm } satisfies Meta<
  typeof PasswordResetForm
>;
export default meta;
type Story = StoryObj<typeof meta>;

const config = { products: ['passwords'] } as const;
const signedOut = { person: () => undefined, hasSession: async () => succeeded(false) };
const spent = async () => failed({ type: 'unable_to_auth_magic_link' as const });

export const Form: Story = {
  decorators: [withStore(config, (store) => store.set(resetTokenAtom, { status: 'reset', token: 'token' }))],
};
export const MissingToken: Story = { decorators: [withStore(config)] };
export const SpentLink: Story = {
  decorators: [
    withStore(config, (store) => store.set(resetTokenAtom, { status: 'reset', token: 'token' }), {
      resetPassword: spent,
    }),
  ],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const say = wordsOf(loaded)(passwordMessages);
    await userEvent.type(canvas.getByLabelText(say('password.newLabel')), 'a password');
    const button = canvas.getByRole('button', { name: wordsOf(loaded)(logInMessages)('core.continue') });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 3_000 });
    await userEvent.click(button);
    const name = wordsOf(loaded)(passwordResetMessages)('passwordReset.goToLogin');
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};
export const LoggingIn: Story = {
  decorators: [
    withStore(
      config,
      (store) => {
        store.set(resetTokenAtom, { status: 'login', token: 'token' });
        void store.set(startLoginLinkAtom);
      },
      { ...signedOut, authenticateMagicLink: pendingForEver },
    ),
  ],
};
export const LoginLinkSpent: Story = {
  decorators: [
    withStore(
      config,
      (store) => {
        store.set(resetTokenAtom, { status: 'login', token: 'token' });
        void store.set(startLoginLinkAtom);
      },
      { ...signedOut, authenticateMagicLink: spent },
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const LoginLinkUsedBefore: Story = {
  decorators: [
    withStore(
      config,
      (store) => {
        store.set(resetTokenAtom, { status: 'loggedIn', token: 'token' });
        void store.set(startLoginLinkAtom);
      },
      { person: () => undefined, isPersonCertain: () => false, hasSession: pendingForEver },
    ),
  ],
  play: async ({ canvasElement, loaded }) => {
    const name = wordsOf(loaded)(logInMessages)('core.loggingIn');
    await expect(await within(canvasElement).findByRole('heading', { name })).toBeVisible();
  },
};

export const LoginLinkHeld: Story = {
  decorators: [
    withStore(
      config,
      (store) => {
        store.set(resetTokenAtom, { status: 'login', token: 'token' });
        store.set(linkHoldAtom, 'press');
      },
      signedOut,
    ),
  ],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const say = wordsOf(loaded)(followedLinkMessages);
    await userEvent.click(canvas.getByRole('button', { name: wordsOf(loaded)(logInMessages)('core.continue') }));
    await expect(canvas.queryByText(say('callback.followed'))).toBeNull();
  },
};

export const LoginLinkForAnotherAccount: Story = {
  decorators: [
    withStore(config, (store) => {
      store.set(resetTokenAtom, { status: 'login', token: 'token' });
      void store.set(startLoginLinkAtom);
    }),
  ],
  play: async ({ canvasElement, loaded }) => {
    const name = wordsOf(loaded)(followedLinkMessages)('callback.useLink');
    await expect(await within(canvasElement).findByRole('button', { name })).toBeVisible();
  },
};
