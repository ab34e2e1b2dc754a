import { deflateSync } from 'node:zlib';
import { layOut, PAGE, type Line, type Paragraph } from './layOut';
import type { Font } from './readFont';

interface Text {
  title: string;
  author: string;
  paragraphs: readonly Paragraph[];
}

/** A PDF of plain text, its font within. The same text always gives the same bytes. */
export function writePdf(font: Font, { title, author, paragraphs }: Text): Buffer {
  const pages = layOut(font, paragraphs);
  const firstPage = 8;
  const pageNumbers = pages.map((_, index) => firstPage + 2 * index);
  const [left = 0, bottom = 0, right = 0, top = 0] = font.box;
  const objects: Buffer[] = [
    plain('<</Type/Catalog/Pages 2 0 R/Lang(vi)/ViewerPreferences<</DisplayDocTitle true>>>>'),
    plain(
      `<</Type/Pages/Count ${pages.length}/Kids[${pageNumbers.map((n) => `${n} 0 R`).join(' ')}]/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Resources<</Font<</F 3 0 R>>>>>>`,
    ),
    plain(
      '<</Type/Font/Subtype/Type0/BaseFont/BeVietnamPro/Encoding/Identity-H/DescendantFonts[4 0 R]/ToUnicode 6 0 R>>',
    ),
    plain(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/BeVietnamPro/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/CIDToGIDMap/Identity/W[0[${font.widths.join(' ')}]]/FontDescriptor<</Type/FontDescriptor/FontName/BeVietnamPro/Flags 4/FontBBox[${left} ${bottom} ${right} ${top}]/ItalicAngle 0/Ascent ${font.ascent}/Descent ${font.descent}/CapHeight 700/StemV 80/FontFile2 5 0 R>>>>`,
    ),
    stream(font.file, `/Length1 ${font.file.length}`),
    stream(Buffer.from(toUnicode(font))),
    plain(`<</Title ${utf16(title)}/Author ${utf16(author)}>>`),
    ...pages.flatMap((lines, index) => [
      plain(`<</Type/Page/Parent 2 0 R/Contents ${firstPage + 2 * index + 1} 0 R>>`),
      stream(Buffer.from(lines.map((line) => drawLine(font, line)).join('\n'))),
    ]),
  ];
  return assemble(objects);
}

function assemble(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((body, index) => {
    offsets.push(length);
    add(Buffer.concat([plain(`${index + 1} 0 obj\n`), body, plain('\nendobj\n')]));
  });
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  add(plain(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`));
  add(
    plain(
      `trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 7 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function drawLine(font: Font, { text, size, x, y }: Line): string {
  const glyphs = [...text].map((letter) => hex(font.glyphs.get(letter) ?? 0)).join('');
  return `BT /F ${size} Tf ${x} ${y.toFixed(1)} Td <${glyphs}> Tj ET`;
}

/** Which letter each glyph is, for who searches or copies the text. */
function toUnicode({ glyphs }: Font): string {
  const entries = [...glyphs].map(
    ([letter, glyph]) => `<${hex(glyph)}> <${hex(letter.charCodeAt(0))}>`,
  );
  const blocks: string[] = [];
  for (let from = 0; from < entries.length; from += 100) {
    const some = entries.slice(from, from + 100);
    blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

function stream(bytes: Buffer, more = ''): Buffer {
  const packed = deflateSync(bytes, { level: 9 });
  const head = `<</Length ${packed.length}/Filter/FlateDecode${more}>>\nstream\n`;
  return Buffer.concat([plain(head), packed, plain('\nendstream')]);
}

function plain(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

function utf16(text: string): string {
  return `<FEFF${Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('')}>`;
}

function hex(number: number): string {
  return number.toString(16).toUpperCase().padStart(4, '0');
}
