import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { PhoneField, type PhoneFieldProps } from '../phone-field/phone-field';

/** Countries to choose from, as a host lists them. */
export const aFewCountries = [
  { code: 'AG', callingCode: '1268', name: 'Antigua & Barbuda' },
  { code: 'DE', callingCode: '49', name: 'Germany' },
  { code: 'US', callingCode: '1', name: 'United States' },
];

/** Three digits in brackets, and the others behind them. */
export const inBrackets = (digits: string) =>
  digits.length > 3 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : digits;

/** A controlled field for a phone number and its country, rendered on a page. */
export function typedPhone(props: Partial<PhoneFieldProps> = {}) {
  const onChange = vi.fn();
  const onCountryChange = vi.fn();
  function Typed() {
    const [value, setValue] = useState(props.value ?? '');
    const [country, setCountry] = useState(props.country ?? 'US');
    return (
      <PhoneField
        label="Phone number"
        countryLabel="Country"
        countries={aFewCountries}
        format={inBrackets}
        {...props}
        value={value}
        onChange={(...change) => {
          onChange(...change);
          setValue(change[0]);
        }}
        country={country}
        onCountryChange={(code) => {
          onCountryChange(code);
          setCountry(code);
        }}
      />
    );
  }
  const { container } = render(<Typed />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
  const country = screen.getByRole<HTMLSelectElement>('combobox');
  return { field, country, container, onChange, onCountryChange };
}
