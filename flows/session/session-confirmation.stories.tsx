import type { Meta, StoryObj } from '@storybook/react-vite';
import { withStore } from '../core/testing/with-store';
import { confirmedSessionAtom } from './session.atoms';
import { SessionConfirmation } from './session-confirmation.screen';

const meta = { title: 'Screens/SessionConfirmation', component: SessionConfirmation } satisfies Meta<
  typeof SessionConfirmation
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BegunElsewhere: Story = { decorators: [withStore({ products: ['emailMagicLinks'] })] };

export const ThereAlready: Story = {
  decorators: [withStore({ products: ['emailMagicLinks'] }, (store) => store.set(confirmedSessionAtom, 'known'))],
};
