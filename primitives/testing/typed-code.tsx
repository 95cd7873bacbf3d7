import { render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { vi } from 'vitest';
import { CodeInput, type CodeInputProps } from '../code-input/code-input';

/** A controlled field for a code, rendered on a page. */
export function typedCode(props: Partial<CodeInputProps> = {}) {
  const onComplete = vi.fn();
  function Typed(more: Partial<CodeInputProps>) {
    const [value, setValue] = useState(props.value ?? '');
    return (
      <CodeInput
        label="One-time passcode"
        onComplete={onComplete}
        {...props}
        {...more}
        value={value}
        onChange={setValue}
      />
    );
  }
  const { rerender, container } = render(<Typed />, { wrapper: StrictMode });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'One-time passcode' });
  // The position of the field; jsdom has no layout.
  field.getBoundingClientRect = () => new DOMRect(100, 0, 300, 40);
  const cells = [...container.querySelectorAll<HTMLElement>('[aria-hidden=true] > span')];
  return { field, cells, onComplete, change: (more: Partial<CodeInputProps>) => rerender(<Typed {...more} />) };
}
