import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SecretField, type SecretFieldProps } from './secret-field';

function Typed(props: SecretFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SecretField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof SecretField> = {
  component: SecretField,
  render: (args) => <Typed {...args} />,
  args: { label: 'Recovery code', name: 'recovery-code', value: '', isRequired: true },
};
export default meta;
type Story = StoryObj<typeof SecretField>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'ckss-2skx-ebow' } };
export const Error: Story = { args: { value: 'ckss', error: 'Enter a recovery code' } };
export const Locked: Story = { args: { value: 'ckss-2skx-ebow', isLocked: true } };
