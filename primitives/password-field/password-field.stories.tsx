import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from './password-field';

function Typed(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof PasswordField> = {
  component: PasswordField,
  render: (args) => <Typed {...args} />,
  args: {
    label: 'Password',
    value: '',
    autoComplete: 'current-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    isRequired: true,
  },
};
export default meta;
type Story = StoryObj<typeof PasswordField>;

export const Empty: Story = {};

export const Masked: Story = { args: { value: 'correct horse battery staple' } };

export const Shown: Story = {
  args: { value: 'correct horse battery staple' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show password' }).click();
    // The end of a long one is replaced by dots.
    await expect(canvas.getByLabelText('Password')).toHaveStyle({ textOverflow: 'ellipsis' });
  },
};

export const Wrong: Story = { args: { value: 'hunter2', error: 'Invalid email or password. Please try again.' } };

export const New: Story = {
  args: { autoComplete: 'new-password', passwordRules: 'minlength: 8;', minLength: 8, hint: 'At least 8 characters.' },
};

/** The ring lies on the field, whose ground a theme may give any colour on which its text can be read. */
export const ToggleFocused: Story = {
  decorators: [
    (Rendered) => (
      <div ref={(element) => element?.style.setProperty('--vestibule-focus-color', '#FFF')}>
        <Rendered />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button');
    toggle.focus();
    const { outlineColor, color } = getComputedStyle(toggle);
    await expect(outlineColor).toBe(color);
  },
};
