import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { unansweredClient } from '../testing/unanswered-client';
import { PasswordReset } from '.';

const client = unansweredClient('public-token-test-react');

/** A part of the page that takes a moment to load. */
const Panel = lazy(
  () =>
    new Promise<{ default: () => React.JSX.Element }>((resolve) => {
      setTimeout(() => resolve({ default: () => <p>The panel</p> }), 300);
    }),
);

/** Puts a reset token in the address, as the link of a mail does. The widget takes it out again. */
function arriveByLink(): void {
  const address = new URL(location.href);
  address.searchParams.set('token', 'a-reset-token');
  address.searchParams.set('stytch_token_type', 'reset_password');
  history.replaceState(history.state, '', address);
}

/** `<PasswordReset>` in a Suspense of the page, which a part beside it suspends once more. */
function PageWithSuspense() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open the panel
      </button>
      <Suspense fallback={<p>One moment</p>}>
        <PasswordReset client={client} config={{ products: ['passwords'] }} />
        {isOpen && <Panel />}
      </Suspense>
    </>
  );
}

const meta = { title: 'Entries/React element', component: PageWithSuspense } satisfies Meta<typeof PageWithSuspense>;
export default meta;

export const HiddenForAWhile: StoryObj<typeof meta> = {
  beforeEach: arriveByLink,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText('New password');
    await userEvent.click(canvas.getByRole('button', { name: 'Open the panel' }));
    await expect(await canvas.findByText('One moment')).toBeVisible();
    await expect(field).not.toBeVisible();
    await expect(await canvas.findByText('The panel')).toBeVisible();
    // A mount that began again would find no token in the address.
    await waitFor(() => expect(field).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
