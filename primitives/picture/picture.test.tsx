import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '.';

test('a picture is silent beside its words, and one that does not load is not shown', () => {
  const { container } = render(<Picture src="data:image/png;base64,AA==" />);
  const image = container.querySelector('img');
  expect(image?.alt).toBe('');
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
});

test('where a picture does not load there is another, if there is one', () => {
  const { container, getByText } = render(<Picture src="data:image/png;base64,AA==" fallback={<b>M</b>} />);
  const image = container.querySelector('img');
  if (image) fireEvent.error(image);
  expect(getByText('M')).toBeTruthy();
});
