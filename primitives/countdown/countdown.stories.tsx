import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './countdown';

const meta: Meta<typeof Countdown> = { component: Countdown, args: { text: 'Your code expires in 4:59.' } };
export default meta;
type Story = StoryObj<typeof Countdown>;

export const Default: Story = {};

export const LongText: Story = { args: { text: 'Der Einmalzugangsberechtigungscode ist noch 4:59 lang gültig.' } };
