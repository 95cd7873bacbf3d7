import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withStore } from '../../core/testing/with-store';
import { namedAs, wordsOf } from '../../core/testing/words-of';
import { emailLinkContact } from '../../magic-link';
import { EmailForm } from './email-form';
import { typeEmailAtom } from './email-form.atoms';
import { leaveEmailAtom } from './email-draft.atoms';
import { emailHint } from '../contact.lazy';
import { emailHintMessages } from './email.messages';

const meta = {
  title: 'Flows/Email form',
  component: EmailForm,
  args: { contact: emailLinkContact },
  loaders: [async () => void (await emailHint.load())],
} satisfies Meta<typeof EmailForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const left = (address: string) =>
  withStore({ products: ['emailMagicLinks'] }, (store) => {
    store.set(typeEmailAtom, address, emailLinkContact);
    store.set(leaveEmailAtom);
  });

/** A typing error: the hint asks which address is meant. */
export const DidYouMean: Story = { decorators: [left('ada@gmial.com')] };

/** The longest address there is. */
export const LongAddress: Story = { decorators: [left(`${'ada.lovelace.'.repeat(4)}countess@gmial.com`)] };

/** Letters that run from right to left, in an address that does not. */
export const RightToLeftName: Story = { decorators: [left('שלום@gmial.com')] };

/** The hint was accepted: the field has the suggested address, and the hint is gone. */
export const Taken: Story = {
  decorators: [left('ada@gmial.com')],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const name = namedAs(wordsOf(loaded)(emailHintMessages)('main.didYouMean', { address: 'ada@gmail.com' }));
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(canvas.getByRole('textbox')).toHaveValue('ada@gmail.com');
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};
