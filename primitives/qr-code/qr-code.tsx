import { encode } from 'uqr';
import { unrecorded } from '../secrets';
import { qrCode } from './qr-code.css';

export interface QrCodeProps {
  /** The text that a camera reads. It is in the image alone, nowhere else in the page. */
  text: string;
  /** The name of the picture. */
  label: string;
}

/** The quiet zone around the code, in modules (ISO/IEC 18004, 6.3.8). */
const quietZone = 4;

/** A QR code, as inline SVG: no request, and nothing that a strict policy refuses. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} {...unrecorded(qrCode)}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
