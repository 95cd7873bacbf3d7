import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldMessage } from './message';

const meta: Meta<typeof FieldMessage> = { component: FieldMessage };
export default meta;
type Story = StoryObj<typeof FieldMessage>;

export const Error: Story = { args: { tone: 'error', children: 'Invalid passcode, please try again.' } };

export const Hint: Story = { args: { tone: 'hint', children: 'We check the code when you enter the last digit.' } };

export const LongError: Story = {
  args: {
    tone: 'error',
    children: `The address ${'very'.repeat(30)}@example.com has no account here. Ask the person who invited you.`,
  },
};
