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
