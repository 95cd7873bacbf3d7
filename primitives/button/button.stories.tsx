import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WarningIcon } from '../icon/more-icons';
import { Stack } from '../stack/stack';
import { withLargeText } from '../testing/large-text';
import { linesOf, offCentre } from '../testing/lines';
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

/** Labels that wrap, in the place that a phone 320 px wide leaves. */
const wrapped = (label: string): Story => ({
  render: () => (
    <Stack gap="item">
      <Button>{label}</Button>
      <Button isBusy>{label}</Button>
      <Button rank="secondary" icon={<WarningIcon />}>
        {label}
      </Button>
      <Button rank="quiet">{label}</Button>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '272px';
    for (const button of canvas.getAllByRole('button')) {
      const text = button.lastElementChild?.lastElementChild ?? button;
      await expect(linesOf(text)).toBeGreaterThan(1);
      await expect(offCentre(button, text)).toBeLessThan(0.5);
    }
  },
});

export const Wrapped = wrapped('Continue with a text message');

export const WrappedLargeText: Story = { ...wrapped('Log in with a code'), beforeEach: withLargeText };

/** A word that needs the room on both sides, and one that is too long for that. */
export const LongWords: Story = {
  render: () => (
    <Stack gap="item">
      <Button>Jatka sähköpostilla</Button>
      <Button rank="secondary" icon={<WarningIcon />}>
        Geburtstagsgeschenkgutscheincode
      </Button>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '190px';
    const [whole, broken] = canvas.getAllByRole('button').map((button) => button.lastElementChild ?? button);
    await expect(linesOf(whole ?? canvasElement)).toBe(2);
    await expect(linesOf(broken ?? canvasElement)).toBeGreaterThan(1);
    for (const button of canvas.getAllByRole('button')) await expect(button.scrollWidth).toBe(button.clientWidth);
    const ends = [whole, broken].map((text) => text?.getBoundingClientRect().right);
    await expect(Math.max(...ends.map((end) => end ?? Infinity))).toBeLessThanOrEqual(181);
  },
};
