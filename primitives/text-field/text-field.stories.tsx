import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';

function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof TextField> = {
  component: TextField,
  render: (args) => <Typed {...args} />,
  args: { label: 'Email address', value: '', type: 'email', name: 'email', autoComplete: 'email', dir: 'ltr' },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Empty: Story = {};

export const Placeholder: Story = { args: { placeholder: 'name@example.com' } };

export const Filled: Story = { args: { value: 'ada@example.com' } };

export const Hint: Story = { args: { hint: 'We send a link to this address.' } };

export const Error: Story = { args: { value: 'ada@', error: 'Email format is invalid.', isRequired: true } };

export const Locked: Story = { args: { value: 'ada@example.com', isLocked: true } };

export const LongText: Story = {
  args: {
    label: 'Die E-Mail-Adresse, unter der wir Sie erreichen',
    value: `${'very'.repeat(20)}@example.com`,
    hint: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    error: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  },
};
