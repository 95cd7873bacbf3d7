import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Config } from '../../flows/core/config/config';
import { quietClient } from '../testing/quiet-client';
import { defineVestibuleElements, type VestibuleElement } from './define-elements';

/** A client that sends a passcode to every address, and accepts every passcode. */
const client = quietClient({
  otps: {
    email: { loginOrCreate: async () => ({ method_id: 'email-test-1' }) },
    authenticate: async () => ({ user_id: 'user-test-1', session: { session_id: 'session-test-1' } }),
  },
});

/** `<vestibule-login>` as any framework would use it: a property for its options, and DOM events. */
function LoginElement({ config }: { config: Config }) {
  const [isThere, setThere] = useState(true);
  const [count, setCount] = useState(0);
  const attach = useCallback(
    (element: VestibuleElement) => {
      defineVestibuleElements();
      const countError = () => setCount((errors) => errors + 1);
      element.addEventListener('vestibule-error', countError);
      element.options = { client, config };
      return () => element.removeEventListener('vestibule-error', countError);
    },
    [config],
  );
  return (
    <>
      {isThere && <vestibule-login ref={attach} />}
      <p>Errors reported: {count}</p>
      <button type="button" onClick={() => setThere(!isThere)}>
        {isThere ? 'Remove the element' : 'Add the element'}
      </button>
    </>
  );
}

const meta = { title: 'Entries/Custom element', component: LoginElement } satisfies Meta<typeof LoginElement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Login: Story = {
  args: { config: { products: ['otp'], otpOptions: { methods: ['email'] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(canvas.getByText('Errors reported: 0')).toBeVisible();
  },
};

export const ConfigurationMistake: Story = {
  args: { config: { products: ['passkeys'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sentence = 'Error: Cannot use Passkeys by itself, please add another product to the config.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(await canvas.findByText('Errors reported: 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.queryByText(sentence)).toBeNull());
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(sentence)).toBeVisible();
  },
};
