import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Text } from './text';

test('an error and a success carry an icon that is not read aloud [T-WCAG-141]', () => {
  render(
    <>
      <Text tone="error">Expired.</Text>
      <Text tone="success">Sent.</Text>
      <Text>Plain.</Text>
    </>,
  );
  const icons = ['Expired.', 'Sent.', 'Plain.'].map(
    (words) => screen.getByText(words).parentElement?.querySelectorAll('svg[aria-hidden=true]').length,
  );
  expect(icons).toEqual([1, 1, 0]);
});
