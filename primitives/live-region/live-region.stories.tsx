import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveRegion } from './live-region';

const meta: Meta<typeof LiveRegion> = { component: LiveRegion, args: { text: '', serial: 0 } };
export default meta;
type Story = StoryObj<typeof LiveRegion>;

export const Silent: Story = {};

export const Speaking: Story = { args: { text: 'Verifying passcode...', serial: 1 } };
