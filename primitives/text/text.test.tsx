import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Text } from './text';

test('an error carries an icon that is not read aloud [T-WCAG-141]', () => {
  render(
    <>
      <Text tone="error">Expired.</Text>
      <Text>Plain.</Text>
    </>,
  );
  const icons = ['Expired.', 'Plain.'].map(
    (words) => screen.getByText(words).parentElement?.querySelectorAll('svg[aria-hidden=true]').length,
  );
  expect(icons).toEqual([1, 0]);
});
