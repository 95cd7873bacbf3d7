import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner';

const meta: Meta<typeof Spinner> = { component: Spinner };
export default meta;
type Story = StoryObj<typeof Spinner>;

export const Decorative: Story = {};

export const Named: Story = { args: { label: 'Loading' } };

export const Large: Story = { args: { isLarge: true, label: 'Loading' } };
