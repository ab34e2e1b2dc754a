import { qrPathOf } from '@iia/shared/qrRuns';
import { encode } from 'uqr';

/** A QR code as one SVG path in module units, with the quiet zone that scanners need. */
export interface QrPath {
  /** Modules per side, including the quiet zone. */
  size: number;
  d: string;
}

const quietZone = 4;

/** Error correction level M tolerates a crease or a reflection on the screen. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  return { size, d: qrPathOf(data) };
}
