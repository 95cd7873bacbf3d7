import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ButtonPair } from './button-pair';

test('both buttons are rendered', () => {
  render(
    <ButtonPair>
      <button type="button">Deny</button>
      <button type="button">Allow</button>
    </ButtonPair>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Deny', 'Allow']);
});
