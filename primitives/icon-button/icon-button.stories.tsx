import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeleteIcon, RenameIcon } from '../icon/more-icons';
import { IconButton } from './icon-button';

const meta: Meta<typeof IconButton> = {
  component: IconButton,
  args: { label: 'Rename Laptop', icon: <RenameIcon />, onClick: () => undefined },
};
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Rename: Story = {};
export const Delete: Story = { args: { label: 'Delete Laptop', icon: <DeleteIcon /> } };
export const Blocked: Story = { args: { isBlocked: true } };
