import type { Meta, StoryObj } from '@storybook/react-vite';
import { WarningIcon } from '../icon/more-icons';
import { Stack } from '../stack/stack';
import { Button } from './button';

const meta: Meta<typeof Button> = { component: Button, args: { children: 'Continue with email' } };
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = {};

export const Secondary: Story = { args: { rank: 'secondary', children: 'Resend code' } };

export const Quiet: Story = { args: { rank: 'quiet', children: 'Forgot password?' } };

export const Busy: Story = { args: { isBusy: true } };

export const SecondaryBusy: Story = { args: { rank: 'secondary', isBusy: true, children: 'Resend code' } };

export const QuietBusy: Story = { args: { rank: 'quiet', isBusy: true, children: 'Skip' } };

export const Blocked: Story = { args: { isBlocked: true } };

export const SecondaryBlocked: Story = {
  args: { rank: 'secondary', isBlocked: true, children: 'Resend code in 0:29' },
};

export const WithIcons: Story = {
  render: () => (
    <Stack gap="item">
      <Button rank="secondary" icon={<WarningIcon />}>
        Continue with A
      </Button>
      <Button rank="secondary" icon={<WarningIcon />}>
        Continue with a longer name
      </Button>
      <Button rank="secondary" icon={<WarningIcon />} isBusy>
        Continue with B
      </Button>
    </Stack>
  ),
};

export const LongText: Story = {
  args: { isBusy: true, children: 'Mit der E-Mail-Adresse oder dem Geburtstagsgeschenkgutscheincode fortfahren' },
};
