import { inflateSync } from 'node:zlib';

interface PdfObject {
  head: string;
  stream: string;
}

/** The text of a PDF that pdfkit wrote, one drawn run a line, by the ToUnicode tables of its fonts. */
export function pdfText(file: Buffer): string {
  const objects = readObjects(file);
  const fonts = readFonts(objects);
  const lines: string[] = [];
  for (const { head, stream } of objects.values()) {
    if (/\/(Type|Subtype|Length1)\b/.test(head) || !/ Tf\b/.test(stream)) continue;
    let glyphs: readonly string[] = [];
    for (const [token, font, run] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) glyphs = fonts.get(font) ?? [];
      else if (token) lines.push(decode(run ?? '', glyphs));
    }
  }
  return lines.join('\n');
}

const decode = (run: string, glyphs: readonly string[]): string =>
  [...run.matchAll(/<([\da-f]*)>/gi)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((code) => glyphs[Number.parseInt(code, 16)] ?? '')
    .join('');

function readObjects(file: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const text = file.toString('latin1');
  for (const [, id = '', body = ''] of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', rest] = body.split(/\nstream\r?\n/);
    const bytes = Buffer.from(rest?.replace(/\r?\nendstream$/, '') ?? '', 'latin1');
    const stream = head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : '';
    objects.set(id, { head, stream });
  }
  return objects;
}

/** The characters of each font's glyphs, by the font's name in the pages. */
function readFonts(objects: ReadonlyMap<string, PdfObject>): Map<string, string[]> {
  const fonts = new Map<string, string[]>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, readTable(objects.get(table)?.stream ?? ''));
    }
  }
  return fonts;
}

function readTable(cmap: string): string[] {
  const glyphs: string[] = [];
  for (const [, from = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<(\w*)>/g)].forEach(([, hex = ''], index) => {
      const units = (hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      glyphs[Number.parseInt(from, 16) + index] = String.fromCharCode(...units);
    });
  }
  return glyphs;
}
