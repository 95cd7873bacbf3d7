import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withStore } from '../core/testing/with-store';
import { wordsOf } from '../core/testing/words-of';
import { logInMessages } from '../core/words/late.messages';
import { confirmedSessionAtom } from './session.atoms';
import { SessionConfirmation } from './session.screens';

const meta = { title: 'Screens/SessionConfirmation', component: SessionConfirmation } satisfies Meta<
  typeof SessionConfirmation
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BegunElsewhere: Story = { decorators: [withStore({ products: ['emailMagicLinks'] })] };

export const OfAnotherAccount: Story = {
  decorators: [withStore({ products: ['emailMagicLinks'] }, (store) => store.set(confirmedSessionAtom, 'other'))],
  play: async ({ canvasElement, loaded }) => {
    const name = wordsOf(loaded)(logInMessages)('core.continue');
    await expect(within(canvasElement).getByRole('button', { name })).toBeVisible();
  },
};

export const ThereAlready: Story = {
  decorators: [withStore({ products: ['emailMagicLinks'] }, (store) => store.set(confirmedSessionAtom, 'known'))],
};
