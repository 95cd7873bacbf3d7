import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Divider } from './divider';

test('a screen reader announces the word between two lines', () => {
  render(<Divider text="or" />);
  expect(screen.getByText('or')).toBeTruthy();
});
