import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SecretField } from './secret-field';

function Typed() {
  const [value, setValue] = useState('');
  return <SecretField label="Recovery code" name="recovery-code" value={value} onChange={setValue} />;
}

test('the text is in the field, and in no attribute of the page [T-SECRET-2]', async () => {
  const { container } = render(<Typed />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Recovery code' });
  await userEvent.type(field, 'ckss-2skx');
  expect(field.value).toBe('ckss-2skx');
  expect(container.innerHTML).not.toContain('ckss');
});

test('the field carries the marks that recorders leave out [T-SECRET-9]', () => {
  render(<Typed />);
  const field = screen.getByRole('textbox', { name: 'Recovery code' });
  expect(field.className).toMatch(/ rr-mask rr-ignore ph-no-capture fs-mask$/);
  expect(field.hasAttribute('data-private')).toBe(true);
});
