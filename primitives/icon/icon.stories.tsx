import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack';
import { BackIcon, CheckIcon, DeleteIcon, PasskeyIcon, RenameIcon, SuccessIcon, WarningIcon } from './more-icons';
import { ChevronIcon } from '../phone-field/phone-field';
import { CloseIcon } from '../dialog/dialog';
import { EyeIcon, EyeOffIcon } from '../password-field/password-field';
import { PendingIcon } from '../requirement-list/requirement-list';
import { BrandIcon } from './brand-icon';
import { ErrorIcon } from './icons';

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
      <CloseIcon />
      <EyeIcon />
      <EyeOffIcon />
      <PendingIcon />
      <PasskeyIcon />
      <RenameIcon />
      <DeleteIcon />
    </Stack>
  ),
};

/** A brand's icon, and the empty space of one that is loading. */
export const Brand: Story = {
  render: () => (
    <Stack gap="item">
      <BrandIcon shapes={[{ fill: '#0e5bff', d: 'M3 12a9 9 0 1 1 18 0 9 9 0 0 1-18 0' }]} />
      <BrandIcon />
    </Stack>
  ),
};
