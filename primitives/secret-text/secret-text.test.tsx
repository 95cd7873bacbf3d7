import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SecretText } from './secret-text';

test('a screen reader is given the letters one by one, and a pause between groups [B-SECOND-5]', () => {
  const { container } = render(<SecretText>ckss-2skx</SecretText>);
  const shown = container.querySelector('[aria-hidden]');
  expect(shown?.textContent).toBe('ckss-2skx');
  shown?.remove();
  expect(container.textContent).toBe('c k s s, 2 s k x');
});

test('the text carries the marks that recorders leave out [T-SECRET-9]', () => {
  const { container } = render(<SecretText>ckss-2skx</SecretText>);
  expect(container.firstElementChild?.className).toContain('ph-no-capture');
});
