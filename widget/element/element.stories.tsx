import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { unansweredClient } from '../testing/unanswered-client';
import { defineVestibuleElements, type VestibuleElement } from './define-elements';

const client = unansweredClient('public-token-test-element');

/** `<vestibule-login>` as any framework would use it: a property for its options, and DOM events. */
function LoginElement() {
  const [isThere, setThere] = useState(true);
  const [count, setCount] = useState(0);
  const attach = useCallback((element: VestibuleElement) => {
    defineVestibuleElements();
    const hear = () => setCount((count) => count + 1);
    element.addEventListener('vestibule-error', hear);
    element.options = { client, config: { products: ['passkeys'] } };
    return () => element.removeEventListener('vestibule-error', hear);
  }, []);
  return (
    <>
      {isThere && <vestibule-login ref={attach} />}
      <p>Errors told: {count}</p>
      <button type="button" onClick={() => setThere(!isThere)}>
        Take it away, or bring it back
      </button>
    </>
  );
}

const meta = { title: 'Entries/Custom element', component: LoginElement } satisfies Meta<typeof LoginElement>;
export default meta;

export const Login: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sentence = 'Error: Cannot use Passkeys by itself, please add another product to the config.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(await canvas.findByText('Errors told: 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.queryByText(sentence)).toBeNull());
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(sentence)).toBeVisible();
  },
};
