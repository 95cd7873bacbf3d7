import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSecretValue } from './secrets';

function Secret({ value }: { value: string }) {
  return <input ref={useSecretValue(value)} aria-label="Secret" />;
}

test('a secret value is in the field, and not in the HTML of the page', () => {
  const { rerender, container } = render(<Secret value="one" />);
  rerender(<Secret value="two" />);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('two');
  expect(container.innerHTML).not.toMatch(/one|two/);
});
