import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox';

const meta: Meta<typeof Checkbox> = {
  component: Checkbox,
  args: { label: 'Send invoices for you', isChecked: false, onChange: () => undefined },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Off: Story = {};

export const On: Story = { args: { isChecked: true } };

export const WithDetails: Story = { args: { details: ['To your own customers alone.', 'You see each one before.'] } };

export const LongText: Story = {
  args: { label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz für Sie lesen', isChecked: true },
};
