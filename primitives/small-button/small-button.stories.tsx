import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack';
import { SmallButton } from './small-button';

const meta: Meta<typeof SmallButton> = { component: SmallButton, args: { children: 'Forget' } };
export default meta;
type Story = StoryObj<typeof SmallButton>;

export const Word: Story = {};

/** A sentence that is wider than its place. */
export const Long: Story = {
  args: { children: `Did you mean ${'ada.lovelace.'.repeat(6)}@gmail.com?` },
  render: (args) => (
    <Stack gap="item">
      <SmallButton {...args} />
    </Stack>
  ),
};
