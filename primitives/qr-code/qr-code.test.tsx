import { render } from '@testing-library/react';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code';

const text = 'otpauth://totp/Slow%20Clay:ada%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Slow%20Clay';

/** Renders the picture's squares as a camera sees them, each module 4 pixels wide. */
function pixelsOf(svg: Element): { data: Uint8ClampedArray; side: number; modules: readonly [number, number][] } {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  const modules = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const side = size * 4;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [x, y] of modules) {
    for (let row = y * 4; row < y * 4 + 4; row += 1) {
      for (let column = x * 4; column < x * 4 + 4; column += 1)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  }
  return { data, side, modules: modules.map(([x, y]) => [x, y]) };
}

test('another program reads the text of the picture [B-SECOND-5]', () => {
  const { getByRole } = render(<QrCode text={text} label="QR code" />);
  const { data, side } = pixelsOf(getByRole('img', { name: 'QR code' }));
  expect(jsQR(data, side, side)?.data).toBe(text);
});

test('the picture has a quiet zone of four modules on every side [B-SECOND-5]', () => {
  const { getByRole } = render(<QrCode text={text} label="QR code" />);
  const { side, modules } = pixelsOf(getByRole('img'));
  const places = modules.flat();
  expect({ first: Math.min(...places), last: Math.max(...places) }).toEqual({ first: 4, last: side / 4 - 5 });
});

test('the text of the QR code is nowhere in the page, and session recorders leave the picture out [T-SECRET-12]', () => {
  const { container, getByRole } = render(<QrCode text={text} label="QR code" />);
  expect(container.innerHTML).not.toContain('GEZD');
  expect(getByRole('img').getAttribute('class')).toContain('rr-mask');
});
