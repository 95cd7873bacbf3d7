import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CodeInput, type CodeInputProps } from './code-input';

function Typed(props: CodeInputProps) {
  const [value, setValue] = useState(props.value);
  return <CodeInput {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof CodeInput> = {
  component: CodeInput,
  render: (args) => <Typed {...args} />,
  args: {
    label: 'One-time passcode',
    value: '',
    hint: 'We check the code when you enter the last digit.',
  },
};
export default meta;
type Story = StoryObj<typeof CodeInput>;

export const Empty: Story = {};

export const Partial: Story = { args: { value: '123' }, play: ({ canvas }) => canvas.getByRole('textbox').focus() };

export const Full: Story = { args: { value: '123456' } };

export const Busy: Story = { args: { value: '123456', isBusy: true } };

export const Wrong: Story = { args: { value: '123456', error: 'Invalid passcode, please try again.' } };

export const WrongAndFocused: Story = {
  args: { value: '123456', error: 'Invalid passcode, please try again.' },
  play: ({ canvas }) => canvas.getByRole('textbox').focus(),
};

export const FourDigits: Story = { args: { length: 4, value: '12' } };
