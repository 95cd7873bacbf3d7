import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
