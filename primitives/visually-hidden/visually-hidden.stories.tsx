import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden';

const meta: Meta<typeof VisuallyHidden> = { component: VisuallyHidden, args: { children: 'Only heard' } };
export default meta;
type Story = StoryObj<typeof VisuallyHidden>;

export const Default: Story = {};
