/** The width of each character of a TrueType font, in thousandths of the font size. */
export function characterWidthsOf(file: Buffer): Record<string, number> {
  const table = (tag: string): Buffer => {
    for (let entry = 12; entry < 12 + 16 * file.readUInt16BE(4); entry += 16) {
      if (file.toString('latin1', entry, entry + 4) === tag) {
        return file.subarray(file.readUInt32BE(entry + 8));
      }
    }
    throw new Error(`The font has no table "${tag}".`);
  };
  const unitsPerEm = table('head').readUInt16BE(18);
  const measured = table('hhea').readUInt16BE(34);
  const metrics = table('hmtx');
  const widthOf = (glyph: number) =>
    Math.round((metrics.readUInt16BE(4 * Math.min(glyph, measured - 1)) * 1_000) / unitsPerEm);
  return Object.fromEntries(
    [...readCharacters(table('cmap'))].map(([character, glyph]) => [character, widthOf(glyph)]),
  );
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
