import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack';
import {
  BackIcon,
  CheckIcon,
  ChevronIcon,
  ErrorIcon,
  EyeIcon,
  EyeOffIcon,
  PendingIcon,
  SuccessIcon,
  WarningIcon,
} from './icon';

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
    </Stack>
  ),
};
