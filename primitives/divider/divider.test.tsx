import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Divider } from './divider';

test('a divider with a word between its lines exposes the word as text', () => {
  render(<Divider text="or" />);
  expect(screen.getByText('or')).toBeTruthy();
});
