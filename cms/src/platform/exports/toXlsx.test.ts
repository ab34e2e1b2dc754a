import { strFromU8, unzipSync } from 'fflate';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Row, Sheet } from './Sheet';
import { toXlsx } from './toXlsx';

async function partsOf(sheets: readonly Sheet[]): Promise<Record<string, string>> {
  const files = unzipSync(await buffer(toXlsx(sheets)));
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [path, strFromU8(file)]));
}

const sheet = (rows: Sheet['rows'], name = 'Thành viên'): Sheet => ({
  name,
  header: ['Tên'],
  rows,
});

const cellsOf = async (...row: Row): Promise<string> => {
  const { 'xl/worksheets/sheet1.xml': xml = '' } = await partsOf([sheet([row])]);
  return /<\/row><row>(.*)<\/row>/s.exec(xml)?.[1] ?? '';
};

const textCell = (text: string) =>
  `<c s="0" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;

it.each<[string, Row[number], string]>([
  ['text', 'Lê Thuỳ An', textCell('Lê Thuỳ An')],
  ['a formula as text', '=1+1', textCell('=1+1')],
  ['signs of XML', '<a & "b">', textCell('&lt;a &amp; &quot;b&quot;&gt;')],
  ['characters not allowed in XML', 'a\u0000b\u001Fc\uD800d', textCell('a\uFFFDb\uFFFDc\uFFFDd')],
  ['a pair', '𝄞', textCell('𝄞')],
  ['line breaks', 'a\nb', textCell('a\nb')],
  ['an amount', 1_500_000, '<c s="2"><v>1500000</v></c>'],
  ['hours', 3.5, '<c s="4"><v>3.5</v></c>'],
  ['a day', { day: '2026-07-05' }, '<c s="3"><v>46208</v></c>'],
  ['the last day of 1999', { day: '1999-12-31' }, '<c s="3"><v>36525</v></c>'],
  ['nothing', null, '<c/>'],
])('writes %s', async (_what, cell, written) => {
  expect(await cellsOf(cell)).toBe(written);
});

it('creates a sheet for each table, under a name valid in Excel', async () => {
  const parts = await partsOf([
    sheet([]),
    sheet([], 'Doanh thu: tháng/ngày và còn dài hơn nữa rất nhiều'),
  ]);
  expect(parts['xl/workbook.xml']?.match(/<sheet name="[^"]*"/g)).toEqual([
    '<sheet name="Thành viên"',
    '<sheet name="Doanh thu  tháng ngày và còn dà"',
  ]);
  expect(Object.keys(parts)).toEqual(
    expect.arrayContaining(['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml']),
  );
});

it('makes a column as wide as its text', async () => {
  const { 'xl/worksheets/sheet1.xml': xml } = await partsOf([sheet([['x'.repeat(30)], ['y']])]);
  expect(xml).toContain('<col min="1" max="1" width="32" customWidth="1"/>');
});

/** Endless rows, with a counter of those that were read. */
function endless() {
  const seen = { rows: 0, closed: false };
  async function* rows(): AsyncGenerator<Row> {
    try {
      for (;;) {
        seen.rows += 1;
        yield [`Thành viên ${seen.rows} ${Math.sin(seen.rows)}`];
      }
    } finally {
      seen.closed = true;
    }
  }
  return { seen, rows: rows() };
}

it('reads rows no faster than the file is read, and stops when the reader stops', async () => {
  const { seen, rows } = endless();
  const file = toXlsx([sheet(rows)]);
  file.on('data', () => seen.rows > 2_000 && file.destroy());
  await once(file, 'close');
  expect(seen.rows).toBeLessThan(50_000);
  await expect.poll(() => seen.closed).toBe(true);
});

it('fails if its rows fail', async () => {
  async function* rows(): AsyncGenerator<Row> {
    yield ['Lê Thuỳ An'];
    throw new Error('The database is gone.');
  }
  await expect(buffer(toXlsx([sheet(rows())]))).rejects.toThrow('The database is gone.');
});
