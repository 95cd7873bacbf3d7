import type { Meta, StoryObj } from '@storybook/react-vite';
import { DisclosureButton } from './disclosure-button';

const meta: Meta<typeof DisclosureButton> = {
  component: DisclosureButton,
  args: { children: 'View your email address', onClick: () => undefined },
};
export default meta;
type Story = StoryObj<typeof DisclosureButton>;

export const Closed: Story = {};
