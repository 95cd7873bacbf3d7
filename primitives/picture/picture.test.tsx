import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './picture';

test('a picture is silent beside its words, and one that does not load is not shown [T-WCAG-111]', () => {
  const { container } = render(<Picture src="data:image/png;base64,AA==" />);
  const image = container.querySelector('img');
  expect(image?.alt).toBe('');
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
});

test('a picture that does not load is replaced by its fallback, if it has one', () => {
  const { container, getByText } = render(<Picture src="data:image/png;base64,AA==" fallback={<b>M</b>} />);
  const image = container.querySelector('img');
  if (image) fireEvent.error(image);
  expect(getByText('M')).toBeTruthy();
});

test('a picture is requested without a referrer, and lazily if there are hundreds', () => {
  const src = 'https://cdn.example.com/one.png';
  const { container, rerender } = render(<Picture src={src} />);
  const image = () => container.querySelector('img');
  expect({
    referrerpolicy: image()?.getAttribute('referrerpolicy'),
    loading: image()?.getAttribute('loading'),
  }).toEqual({ referrerpolicy: 'no-referrer', loading: null });
  rerender(<Picture src={src} isLazy />);
  expect(image()?.getAttribute('loading')).toBe('lazy');
});

test('a picture that failed keeps an empty space, and another address is loaded', () => {
  const { container, rerender } = render(<Picture src="data:image/png;base64,AA==" />);
  const image = () => container.querySelector('img');
  fireEvent.error(image() ?? container);
  expect(container.childElementCount).toBe(1);
  expect(container.textContent).toBe('');
  rerender(<Picture src="https://cdn.example.com/other.png" />);
  expect(image()?.src).toBe('https://cdn.example.com/other.png');
});
