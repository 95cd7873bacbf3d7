import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './divider';

const meta: Meta<typeof Divider> = { component: Divider };
export default meta;
type Story = StoryObj<typeof Divider>;

export const Plain: Story = {};

export const WithAWord: Story = { args: { text: 'or' } };

export const LongText: Story = { args: { text: 'oder mit einer anderen Anmeldungsmöglichkeit fortfahren' } };
