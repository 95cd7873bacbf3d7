import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  BackIcon,
  CheckIcon,
  DeleteIcon,
  PasskeyIcon,
  RenameIcon,
  SuccessIcon,
  WalletIcon,
  WarningIcon,
} from './more-icons';
import { ChevronIcon } from '../phone-field/phone-field';
import { CloseIcon } from '../dialog/dialog';
import { EyeIcon, EyeOffIcon } from '../password-field/password-field';
import { PendingIcon } from '../requirement-list/requirement-list';
import { BrandIcon, type IconShapes } from './brand-icon';
import { ErrorIcon } from './icons';

const icons = {
  BackIcon,
  CheckIcon,
  ChevronIcon,
  CloseIcon,
  DeleteIcon,
  ErrorIcon,
  EyeIcon,
  EyeOffIcon,
  PasskeyIcon,
  PendingIcon,
  RenameIcon,
  SuccessIcon,
  WalletIcon,
  WarningIcon,
};

const entries = Object.entries(icons);

describe('icons and screen readers', () => {
  test.each(entries)('a screen reader announces the text beside an icon, not the icon: %s', (_name, Icon) => {
    render(
      <button type="button">
        <Icon /> Words
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Words' }).querySelectorAll('svg[aria-hidden=true]')).toHaveLength(1);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

test('no two icons are the same drawing', () => {
  const images = entries.map(([, Icon]) => render(<Icon />).container.querySelector('svg')?.innerHTML);
  expect(new Set(images).size).toBe(entries.length);
});

describe('brand icons', () => {
  const svgOf = (shapes?: IconShapes) => render(<BrandIcon shapes={shapes} />).container.querySelector('svg');

  test('a brand icon has its shapes from back to front, in the brand’s colours', () => {
    const shapes = [
      { d: 'M0 0h24v24H0z', fill: '#4285f4' },
      { d: 'M2 2h4v4H2z', fill: '#fff', fillRule: 'evenodd' as const },
    ];
    const paths = [...(svgOf(shapes)?.querySelectorAll('path') ?? [])];
    expect(paths.map((path) => [path.getAttribute('d'), path.getAttribute('fill')])).toEqual([
      ['M0 0h24v24H0z', '#4285f4'],
      ['M2 2h4v4H2z', '#fff'],
    ]);
    expect(paths[1]?.getAttribute('fill-rule')).toBe('evenodd');
  });

  test.each([
    ['is loading', undefined],
    ['has no shapes', []],
  ])('a brand icon that %s keeps its space, and is silent', (_what, shapes) => {
    const svg = svgOf(shapes);
    expect({
      width: svg?.getAttribute('width'),
      height: svg?.getAttribute('height'),
      childElementCount: svg?.childElementCount,
    }).toEqual({ width: '20', height: '20', childElementCount: 0 });
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
  });
});
