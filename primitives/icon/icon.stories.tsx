import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack';
import {
  BackIcon,
  CheckIcon,
  ChevronIcon,
  DeleteIcon,
  ErrorIcon,
  EyeIcon,
  EyeOffIcon,
  PasskeyIcon,
  PendingIcon,
  RenameIcon,
  SuccessIcon,
  WarningIcon,
} from '.';

const meta: Meta<typeof CheckIcon> = { component: CheckIcon };
export default meta;
type Story = StoryObj<typeof CheckIcon>;

export const Check: Story = {};

export const Small: Story = {
  render: () => (
    <Stack gap="item">
      <ErrorIcon />
      <WarningIcon />
      <SuccessIcon />
      <BackIcon />
      <ChevronIcon />
      <EyeIcon />
      <EyeOffIcon />
      <PendingIcon />
      <PasskeyIcon />
      <RenameIcon />
      <DeleteIcon />
    </Stack>
  ),
};
