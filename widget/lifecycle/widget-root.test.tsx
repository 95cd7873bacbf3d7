import { render, screen } from '@testing-library/react';
import { atom } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { WidgetRoot } from './widget-root';

test('a refusal to mount is marked as English, from left to right [B-MOUNT-3]', () => {
  render(<WidgetRoot problemAtom={atom({ sentence: 'Error: something is missing.' })} />);
  expect(screen.getByText('Error: something is missing.')).toMatchObject({ lang: 'en', dir: 'ltr' });
});
