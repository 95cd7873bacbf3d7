import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { withLargeText } from '../testing/large-text';
import { PhoneField, type PhoneFieldProps } from './phone-field';

function Typed(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value);
  const [country, setCountry] = useState(props.country);
  return <PhoneField {...props} value={value} onChange={setValue} country={country} onCountryChange={setCountry} />;
}

/** A small version of the real format: three digits, three, and the rest. */
function american(digits: string): string {
  const [, area = '', middle = '', rest = ''] = /^(\d{0,3})(\d{0,3})(\d*)$/.exec(digits) ?? [];
  if (middle === '') return digits;
  return `(${area}) ${middle}${rest && `-${rest}`}`;
}

const meta: Meta<typeof PhoneField> = {
  component: PhoneField,
  render: (args) => <Typed {...args} />,
  args: {
    label: 'Phone number',
    countryLabel: 'Country',
    value: '',
    country: 'US',
    format: american,
    countries: [
      { code: 'AG', callingCode: '1268', name: 'Antigua & Barbuda' },
      { code: 'DE', callingCode: '49', name: 'Germany' },
      { code: 'US', callingCode: '1', name: 'United States' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof PhoneField>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: '5550100123' } };

export const LongCallingCode: Story = { args: { country: 'AG', value: '5550100' } };

export const Wrong: Story = { args: { value: '555', error: 'Phone number is invalid.' } };

export const CountryFocused: Story = { play: ({ canvas }) => canvas.getByRole('combobox').focus() };

/** In a place where the example does not fit: its end is replaced by dots, and no digit is cut. */
export const LargeText: Story = {
  args: { placeholder: '(123) 456-7890' },
  beforeEach: withLargeText,
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '238px';
    await expect(canvas.getByRole('textbox')).toHaveStyle({ textOverflow: 'ellipsis' });
  },
};
