import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { documents } from '../content/documents';
import { wholeText } from './documentText';
import { readFont } from './readFont';
import { writePdf } from './writePdf';

const font = readFont(readFileSync(join(__dirname, '..', 'fonts', 'be-vietnam-pro-400.ttf')));
const all = Object.values(documents).flat();

/** The text of a PDF of ours, by the map from glyphs to letters that is in it. */
function textOf(pdf: Buffer): string {
  const streams: string[] = [];
  for (let at = 0; (at = pdf.indexOf('\nstream\n', at)) !== -1; at += 1) {
    const length = Number(/Length (\d+)/.exec(pdf.toString('latin1', at - 80, at))?.[1]);
    streams.push(inflateSync(pdf.subarray(at + 8, at + 8 + length)).toString('latin1'));
  }
  const map = new Map<string, string>();
  for (const [, glyph = '', code = ''] of (streams[1] ?? '').matchAll(/<(\w{4})> <(\w{4})>/g)) {
    map.set(glyph, String.fromCharCode(parseInt(code, 16)));
  }
  const lines = streams.slice(2).flatMap((page) => [...page.matchAll(/<(\w+)> Tj/g)]);
  return lines
    .map(([, glyphs = '']) => (glyphs.match(/.{4}/g) ?? []).map((each) => map.get(each)).join(''))
    .join(' ');
}

describe('the PDF of a sample document', () => {
  it('says what the document says, every Vietnamese letter of it', () => {
    for (const document of all) {
      const paragraphs = wholeText(document);
      const text = textOf(writePdf(font, { ...document, paragraphs }));
      expect(text).toBe(paragraphs.map((each) => each.text.split(/\s+/).join(' ')).join(' '));
    }
  });

  it('is the same at each seeding, and small', () => {
    const [document] = all;
    if (!document) throw new Error('There are no documents.');
    const text = { ...document, paragraphs: wholeText(document) };
    const pdf = writePdf(font, text);
    expect(writePdf(font, text).equals(pdf)).toBe(true);
    expect(pdf.length).toBeLessThan(100_000);
  });

  it('finds its objects where its table says', () => {
    const [document] = all;
    if (!document) throw new Error('There are no documents.');
    const pdf = writePdf(font, { ...document, paragraphs: wholeText(document) });
    const words = pdf.toString('latin1');
    const table = Number(/startxref\n(\d+)/.exec(words)?.[1]);
    const offsets = [...words.slice(table).matchAll(/(\d{10}) 00000 n /g)];
    expect(offsets.length).toBeGreaterThan(8);
    offsets.forEach(([, offset], index) => {
      expect(words.startsWith(`${index + 1} 0 obj\n`, Number(offset))).toBe(true);
    });
  });
});
