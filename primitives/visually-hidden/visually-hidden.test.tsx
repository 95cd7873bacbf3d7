import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisuallyHidden } from './visually-hidden';

test('hidden words are part of a name', () => {
  render(
    <button type="button">
      Delete <VisuallyHidden>the key of Ada</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Delete the key of Ada' })).toBeTruthy();
});
