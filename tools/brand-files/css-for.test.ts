import { describe, expect, test } from 'vitest';
import type { TokenKind } from '../../tokens/token-kinds';
import { cssFor } from './css-for';

const cases: [TokenKind, string | number, string | undefined][] = [
  ['color', '#19303d', '#19303d'],
  ['color', ' teal ', 'teal'],
  ['color', 'rgba(#19303d, 0.5)', '#19303D80'],
  ['color', 'RGBA( #19303D , 50% )', '#19303D80'],
  ['color', 'rgba(#19303d, 7)', '#19303DFF'],
  ['color', 'rgba(1, 2, 3, 0.5)', 'rgba(1, 2, 3, 0.5)'],
  ['color', 'red;}', undefined],
  ['color', 12, undefined],
  ['length', 12, '12px'],
  ['length', '12', '12px'],
  ['length', '1.5rem', '1.5rem'],
  ['length', '4 * 2', '8px'],
  ['length', 1 / 3, '0.3333px'],
  ['length', 0.1 + 0.2, '0.3px'],
  ['length', 1e21, undefined],
  ['length', 'clamp(1rem, 4vw, 32px)', 'clamp(1rem, 4vw, 32px)'],
  ['length', 'wide', undefined],
  ['time', 200, '200ms'],
  ['time', '0.2s', '0.2s'],
  ['time', '100 + 50', '150ms'],
  ['fonts', 'Our Sans, Arial', '"Our Sans", Arial'],
  ['fonts', 'var(--brand), serif', 'var(--brand), serif'],
  ['weight', 600, '600'],
  ['weight', '600', '600'],
  ['weight', 'Semi Bold', '600'],
  ['weight', 'SemiBold', '600'],
  ['weight', 'extra_light', '200'],
  ['weight', 'Bold', 'bold'],
  ['weight', 'Fat', undefined],
  ['weight', 0, undefined],
  ['lineHeight', 'AUTO', 'normal'],
  ['lineHeight', '150%', '1.5'],
  ['lineHeight', 1.5, '1.5'],
  ['lineHeight', 4.99, '4.99'],
  ['lineHeight', 5, '5px'],
  ['lineHeight', '24px', '24px'],
  ['lineHeight', 'tall', undefined],
  ['shadow', '0 1px 2px #0003', '0 1px 2px #0003'],
  ['easing', 'ease-out', 'ease-out'],
  ['scheme', 'dark', 'dark'],
  ['scheme', 1, undefined],
];

describe('cssFor', () => {
  test.each(cases)('a %s of %j is %j in CSS', (kind, value, css) => expect(cssFor(kind, value)).toBe(css));
});
