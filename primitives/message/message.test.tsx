import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FieldMessage } from './message';

test('an error is announced when it appears, a hint only with its field', () => {
  render(
    <>
      <FieldMessage tone="error">Wrong.</FieldMessage>
      <FieldMessage tone="hint" id="hint">
        Six digits.
      </FieldMessage>
    </>,
  );
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Wrong.']);
  expect(document.getElementById('hint')?.textContent).toBe('Six digits.');
});
