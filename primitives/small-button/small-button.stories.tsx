import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack';
import { SmallButton } from './small-button';
import { SmallLink } from './small-link';

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

export const BesideALink: Story = {
  render: (args) => (
    <Stack gap="item">
      <SmallLink href="#other">Open in your browser</SmallLink>
      <SmallButton {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [link, button] = [canvas.getByRole('link'), canvas.getByRole('button')];
    await expect(getComputedStyle(link).font).toBe(getComputedStyle(button).font);
    await expect(link.offsetHeight).toBe(button.offsetHeight);
  },
};
