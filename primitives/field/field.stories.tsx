import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './field';

const meta: Meta<typeof Field> = {
  component: Field,
  args: { label: 'Nickname', children: (control) => <input {...control} /> },
};
export default meta;
type Story = StoryObj<typeof Field>;

export const Default: Story = {};

export const Everything: Story = {
  args: { hint: 'What your friends call you.', error: 'This nickname is taken.', isRequired: true },
};
