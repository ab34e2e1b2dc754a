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
  const runs: string[] = [];
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      runs.push(`M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`);
    }
  });
  return { size, d: runs.join('') };
}
