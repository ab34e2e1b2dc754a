export interface Font {
  file: Buffer;
  ascent: number;
  descent: number;
  box: number[];
  widths: number[];
  glyphs: ReadonlyMap<string, number>;
}

export function readFont(file: Buffer): Font {
  const table = (tag: string): Buffer => {
    for (let entry = 12; entry < 12 + 16 * file.readUInt16BE(4); entry += 16) {
      if (file.toString('latin1', entry, entry + 4) === tag) {
        return file.subarray(file.readUInt32BE(entry + 8));
      }
    }
    throw new Error(`The font has no table "${tag}".`);
  };
  const head = table('head');
  const hhea = table('hhea');
  const metrics = table('hmtx');
  const thousandth = (units: number) => Math.round((units * 1000) / head.readUInt16BE(18));
  const measured = hhea.readUInt16BE(34);
  const count = table('maxp').readUInt16BE(4);
  return {
    file,
    ascent: thousandth(hhea.readInt16BE(4)),
    descent: thousandth(hhea.readInt16BE(6)),
    box: [36, 38, 40, 42].map((at) => thousandth(head.readInt16BE(at))),
    widths: Array.from({ length: count }, (_, glyph) =>
      thousandth(metrics.readUInt16BE(4 * Math.min(glyph, measured - 1))),
    ),
    glyphs: readCharacters(table('cmap')),
  };
}

function readCharacters(cmap: Buffer): Map<string, number> {
  const glyphs = new Map<string, number>();
  const map = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  ).find((each) => each.readUInt16BE(0) === 4);
  if (!map) throw new Error('The font has no character map of format 4.');
  const length = map.readUInt16BE(6);
  for (let segment = 0; segment < length; segment += 2) {
    const last = map.readUInt16BE(14 + segment);
    const first = map.readUInt16BE(16 + length + segment);
    const delta = map.readUInt16BE(16 + 2 * length + segment);
    const offsetAt = 16 + 3 * length + segment;
    const offset = map.readUInt16BE(offsetAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const listed = offset && map.readUInt16BE(offsetAt + offset + 2 * (code - first));
      const glyph = offset === 0 || listed !== 0 ? ((listed || code) + delta) & 0xffff : 0;
      if (glyph !== 0) glyphs.set(String.fromCharCode(code), glyph);
    }
  }
  return glyphs;
}
