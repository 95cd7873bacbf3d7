import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './text';

const meta: Meta<typeof Text> = {
  component: Text,
  args: { children: 'An email was sent to ada@example.com.' },
};
export default meta;
type Story = StoryObj<typeof Text>;

export const Body: Story = {};

export const Helper: Story = { args: { tone: 'helper' } };

export const Error: Story = { args: { tone: 'error', children: 'Your code has expired.' } };

export const LongText: Story = {
  args: {
    tone: 'error',
    children: `The address ${'very'.repeat(30)}@example.com has no account here. Ask the person who invited you.`,
  },
};
