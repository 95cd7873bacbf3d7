import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './heading';

const meta: Meta<typeof Heading> = { component: Heading, args: { children: 'Sign up or log in' } };
export default meta;
type Story = StoryObj<typeof Heading>;

export const Default: Story = {};

export const Hidden: Story = { args: { isHidden: true } };

export const LongText: Story = {
  args: {
    children:
      'The application of Rindfleischetikettierungsüberwachungsaufgabenübertragung wants to access your account',
  },
};
