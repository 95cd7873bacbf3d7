import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './banner';

const meta: Meta<typeof Banner> = {
  component: Banner,
  args: { tone: 'error', children: "We couldn't reach the server. Check your connection and try again." },
};
export default meta;
type Story = StoryObj<typeof Banner>;

export const Error: Story = {};

export const Warning: Story = { args: { tone: 'warning', children: 'This email address is not confirmed yet.' } };

export const Success: Story = { args: { tone: 'success', children: 'Your password was changed.' } };

export const LongText: Story = {
  args: { children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz. '.repeat(3) },
};

export const Notice: Story = { args: { tone: 'notice', children: 'Some ways to log in do not work here.' } };
