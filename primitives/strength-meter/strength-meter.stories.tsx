import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack';
import { StrengthMeter } from './strength-meter';

const meta: Meta<typeof StrengthMeter> = { component: StrengthMeter, args: { label: 'Password strength' } };
export default meta;
type Story = StoryObj<typeof StrengthMeter>;

export const None: Story = { args: { segments: 0, tone: 'weak', word: '' } };

export const Weak: Story = { args: { segments: 1, tone: 'weak', word: 'Weak' } };

export const Fair: Story = {
  args: { segments: 2, tone: 'fair', word: 'Fair' },
  play: async ({ canvas }) => {
    const segments = canvas.getByRole('meter').firstElementChild?.children ?? [];
    const widths = [...segments].map((segment) => segment.getBoundingClientRect().width);
    // A full one is no wider than an empty one.
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.1);
  },
};

export const Good: Story = { args: { segments: 3, tone: 'good', word: 'Good' } };

export const Strong: Story = { args: { segments: 4, tone: 'strong', word: 'Strong' } };

export const LongWord: Story = { args: { segments: 4, tone: 'strong', word: 'außerordentlich stark' } };

/** A short and a long word of one language, in the place that a phone 320 px wide leaves: the segments are equally wide. */
export const WordsOfTwoLengths: Story = {
  args: { segments: 1, tone: 'weak', word: 'Heikko' },
  render: (args) => (
    <Stack gap="item">
      <StrengthMeter {...args} />
      <StrengthMeter {...args} segments={2} tone="fair" word="Kohtalainen" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '272px';
    const [one, other] = canvas.getAllByRole('meter').map((meter) => meter.firstElementChild?.getBoundingClientRect());
    await expect(one?.width).toBe(other?.width);
    await expect(one?.width).toBeGreaterThan(90);
  },
};
