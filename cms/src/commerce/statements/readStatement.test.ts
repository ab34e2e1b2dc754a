import { unzipSync, zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { limits } from '@iia/shared/limits';
import { amountOf, bookedOf, directionOf } from './cells';
import { type Cell, TOO_LARGE } from '../../platform/spreadsheets/cells';
import { readWorkbook } from '../../platform/spreadsheets/readWorkbook';
import { columnsOf } from './columns';
import { findDayOrder } from './dayOrder';
import { readLines } from './readLines';
import { readStatement } from './readStatement';
import { readTable } from './readTable';

const now = new Date('2026-11-22T10:00:00Z');

const tableOf = (text: string | Buffer) =>
  readStatement(Buffer.from(text as string).toString('base64'));

const read = async (text: string | Buffer) => {
  const table = await tableOf(text);
  return readLines(table, { order: findDayOrder(table, now) ?? 'day_first', now });
};

const messageOf = async (text: string | Buffer): Promise<string> =>
  read(text).then(
    ({ bad }) => bad[0]?.message ?? 'nothing refused',
    (error: Error) => error.message,
  );

const vietcombank = `NGÂN HÀNG TMCP NGOẠI THƯƠNG VIỆT NAM;;;;
Số tài khoản: 0011004312345;;;;
Ngày giao dịch;Số tham chiếu;Số tiền ghi nợ;Số tiền ghi có;Mô tả
22/11/2026;5212 - 10001;;2.000.000;MBVCB.3278907687.DH26A7K3Q.CT tu 0011
22/11/2026;5212 - 10002;55.000;;Phí dịch vụ
21/11/2026;5212 - 10003;;1,000,000.00;"GH26A7K3Q; hoi vien"
Tổng cộng;;55.000;3.000.000;`;

describe('a statement in CSV', () => {
  it('returns the credits, and counts the debits', async () => {
    const { lines, ...rest } = await read(vietcombank);
    expect(rest).toEqual({
      days: { from: '2026-11-21', to: '2026-11-22' },
      outgoing: 1,
      reversals: [],
      bad: [],
    });
    expect(lines).toEqual([
      {
        id: expect.stringMatching(/^2026-11-22-[0-9a-f]{40}-1$/),
        row: 4,
        day: '2026-11-22',
        at: new Date('2026-11-22T05:00:00Z'),
        amount: 2_000_000,
        description: 'MBVCB.3278907687.DH26A7K3Q.CT tu 0011',
        reference: '5212 - 10001',
      },
      expect.objectContaining({ amount: 1_000_000, description: 'GH26A7K3Q; hoi vien' }),
    ]);
  });

  const lines = async (text: string | Buffer) => (await read(text)).lines.map(({ id }) => id);

  it('is equal with a BOM, in UTF-16, with tabs or commas, and other line ends', async () => {
    const plain = await lines(vietcombank);
    const utf16 = Buffer.from(`\ufeff${vietcombank}`, 'utf16le');
    const variants = [
      `\ufeff${vietcombank}`,
      utf16,
      Buffer.from(utf16).swap16(),
      vietcombank.replaceAll('\n', '\r\n'),
      vietcombank.replace('"GH26A7K3Q; hoi vien"', 'GH26A7K3Q hoi vien').replaceAll(';', '\t'),
      vietcombank
        .replace('1,000,000.00', '1000000')
        .replace('"GH26A7K3Q; hoi vien"', 'GH26A7K3Q hoi vien')
        .replaceAll(';', ','),
    ];
    for (const variant of variants) expect(await lines(variant)).toEqual(plain);
  });

  it('distinguishes equal lines of a day by their number, whatever their order', async () => {
    const heading = 'Ngày,Số tiền ghi có,Nội dung\n';
    const equal = '22/11/2026,500000,DONG GOP\n';
    const morning = await lines(heading + equal + equal);
    const day = await lines(heading + equal + '22/11/2026,7,KHAC\n' + equal + equal);
    expect(new Set(morning).size).toBe(2);
    expect(day.filter((id) => morning.includes(id))).toHaveLength(2);
    expect(new Set(day).size).toBe(4);
  });

  it.each<[string, string, string[]]>([
    [
      'Techcombank',
      'Ngày giao dịch,Đối tác,Diễn giải,Số bút toán,Nợ TKTT,Có TKTT,Số dư',
      ['date', 'description', 'reference', 'debit', 'credit'],
    ],
    [
      'Techcombank, in English',
      'Transaction date,Remitter,Details,Transaction No.,Debit,Credit,Running balance',
      ['date', 'description', 'reference', 'debit', 'credit'],
    ],
    [
      'MB',
      'STT,Ngày giao dịch,Số bút toán,Phát sinh nợ,Phát sinh có,Số dư,Nội dung,Đơn vị thụ hưởng',
      ['date', 'reference', 'debit', 'credit', 'description'],
    ],
    [
      'BIDV',
      'STT,Ngày hiệu lực,Ngày giao dịch,Số tiền ghi nợ,Số tiền ghi có,Số dư,Mã giao dịch,Mô tả',
      ['date', 'debit', 'credit', 'reference', 'description'],
    ],
    [
      'VietinBank',
      'No.,Ngày GD/ Date,Mô tả giao dịch/ Transaction description,Nợ/ Debit,Có/ Credit,Số dư/ Balance,Số GD/ Transaction No',
      ['date', 'description', 'debit', 'credit', 'reference'],
    ],
    [
      'ACB',
      'Ngày hiệu lực,Ngày giao dịch,Số GD,Nội dung giao dịch,Tiền rút ra,Tiền gửi vào,Số dư',
      ['date', 'reference', 'description', 'debit', 'credit'],
    ],
    [
      'Vietcombank DigiBank',
      'Ngày giao dịch,Số tham chiếu,Thay đổi,Số tiền,Mô tả',
      ['date', 'reference', 'sign', 'amount', 'description'],
    ],
    [
      'Agribank',
      'Ngày giao dịch,Phát sinh nợ,Phát sinh có,Số dư cuối,Diễn giải,Số CT',
      ['date', 'debit', 'credit', 'description', 'reference'],
    ],
  ])('recognizes the headings of %s', (_, headings, names) => {
    const columns = columnsOf(headings.split(','));
    expect(Object.keys(columns).sort()).toEqual([...names].sort());
    const row = headings.split(',');
    expect(row[columns.date ?? -1]).toMatch(/Ngày (giao dịch|GD)|Transaction date/);
  });

  it('reads one column of amounts with a sign', async () => {
    const heading = 'Ngày giao dịch;Số tham chiếu;Thay đổi;Số tiền;Mô tả\n';
    const rows = '22/11/2026;A1;+;500.000;VAO\n22/11/2026;A2;-;100.000;RA\n';
    const { lines: credits, outgoing } = await read(heading + rows);
    expect([credits.map(({ amount }) => amount), outgoing]).toEqual([[500_000], 1]);
    const signed = await read('Date;Amount;Description\n22/11/2026;-5;RA\n22/11/2026;+7;VAO');
    expect(signed.lines.map(({ amount }) => amount)).toEqual([7]);
  });

  it.each([
    ['no headings', 'a,b,c\n1,2,3', 'ngày giao dịch; số tiền ghi có (hoặc số tiền); nội dung'],
    ['no amount', 'Ngày giao dịch,Mô tả\n22/11/2026,x', 'Không tìm thấy cột: số tiền ghi có'],
    ['no text', 'Ngày giao dịch,Số tiền ghi có\n22/11/2026,1', 'cột: nội dung (diễn giải, mô tả).'],
    [
      'an impossible day',
      'Ngày,Ghi có,Mô tả\n31/02/2026,1,x',
      'Dòng 2: không đọc được ngày “31/02/2026”',
    ],
    [
      'a thirteenth month',
      'Ngày,Ghi có,Mô tả\n24/11/2026,1,x\n11/22/2026,1,x',
      'Dòng 3: không đọc được ngày',
    ],
    ['a 25th hour', 'Ngày,Ghi có,Mô tả\n22/11/2026 25:00,1,x', 'Dòng 2: không đọc được ngày'],
    ['both amounts', 'Ngày,Ghi nợ,Ghi có,Mô tả\n22/11/2026,1,1,x', 'Dòng 2: có cả tiền vào'],
    ['a day to come', 'Ngày,Ghi có,Mô tả\n22/12/2026,1,x', 'Dòng 2: ngày “22/12/2026” chưa tới'],
    [
      'half a đồng',
      'Ngày,Ghi có,Mô tả\n22/11/2026,"1,5",x',
      'Dòng 2: không đọc được số tiền “1,5”',
    ],
    ['a formula', 'Ngày,Ghi có,Mô tả\n22/11/2026,=1+1,x', 'Dòng 2: không đọc được số tiền “=1+1”'],
    ['zero bytes', 'Ng\0ay', 'Không đọc được tệp này'],
    [
      'too many rows',
      `Ngày,Ghi có,Mô tả\n${'22/11/2026,1,x\n'.repeat(limits.statementLines + 100)}`,
      'quá 20100 dòng',
    ],
  ])('is rejected with %s', async (_, text, message) => {
    expect(await messageOf(text)).toContain(message);
  });

  it('is rejected in a non-Unicode code page, and as an old .xls', async () => {
    expect(await messageOf(Buffer.from('Ngày,Có'.replace('à', '\xe0'), 'latin1'))).toContain(
      '.xls',
    );
    expect(await messageOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toContain('.xls');
  });
});

describe('a negative entry', () => {
  const columns = 'Ngày;Ghi nợ;Ghi có;Mô tả\n';
  const amounts = async (text: string) => {
    const { lines, reversals, outgoing, bad } = await read(text);
    return {
      credits: lines.map(({ amount }) => amount),
      reversals: reversals.map(({ amount, of }) => [of, amount]),
      outgoing,
      bad: bad.map(({ row, column }) => [row, column]),
    };
  };
  const none = { credits: [], reversals: [], outgoing: 0, bad: [] };

  it.each(['-350000', '(350.000)', '350.000-', '−350.000', '350.000 D', '350.000 Nợ', '–350,000'])(
    'is a reversal in the credit column: %s',
    async (text) => {
      expect(await amounts(`${columns}22/11/2026;;"${text}";DH26A7K3Q`)).toEqual({
        ...none,
        reversals: [['credit', 350_000]],
      });
    },
  );

  it('is a reversal in the debit column if other debits have no minus', async () => {
    const negative = '22/11/2026;-5.000;;hoan phi\n';
    expect(await amounts(`${columns}22/11/2026;7.000;;phi\n${negative}`)).toEqual({
      ...none,
      reversals: [['debit', 5_000]],
      outgoing: 1,
    });
    expect(await amounts(columns + negative)).toEqual({ ...none, outgoing: 1 });
  });

  const marked = 'Ngày;Loại giao dịch;Số tiền;Mô tả\n';

  it.each(['D', 'DR', 'Nợ', 'Ghi nợ', '-', '−', '–', 'Tiền ra', '(-)'])(
    'is outgoing money with the mark %s',
    async (mark) => {
      const line = `22/11/2026;${mark};350.000;DH26A7K3Q`;
      expect(await amounts(marked + line)).toEqual({ ...none, outgoing: 1 });
    },
  );

  it('is a reversal if it is marked as a credit', async () => {
    expect(await amounts(`${marked}22/11/2026;C;-350.000;DH26A7K3Q`)).toEqual({
      ...none,
      reversals: [['credit', 350_000]],
    });
  });

  it('is never guessed if other lines have a mark', async () => {
    const lines = '22/11/2026;C;1;x\n22/11/2026;;2;x\n22/11/2026;khác;3;x\n';
    expect(await amounts(marked + lines)).toEqual({
      ...none,
      credits: [1],
      bad: [
        [3, 'sign'],
        [4, 'sign'],
      ],
    });
  });

  it('has another id than the credit that it reverses', async () => {
    const { lines, reversals } = await read(
      `${columns}22/11/2026;;5;DH26A7K3Q\n22/11/2026;;-5;DH26A7K3Q`,
    );
    expect(lines[0]?.id).not.toBe(reversals[0]?.id);
  });
});

it('lists every unreadable line, with its column, beside the good ones', async () => {
  const { lines, bad } = await read(
    'Ngày;Ghi có;Mô tả\n31/02/2026;1;x\n22/11/2026;1,5;x\n22/11/2026;7;x\n22/12/2026;1;x',
  );
  expect(lines.map(({ row, amount }) => [row, amount])).toEqual([[4, 7]]);
  expect(bad.map(({ row, column }) => [row, column])).toEqual([
    [2, 'date'],
    [3, 'credit'],
    [5, 'date'],
  ]);
});

describe('the order of day and month', () => {
  const orderOf = async (days: readonly string[], preamble = '') => {
    const lines = days.map((day) => `${day};1;x`).join('\n');
    return findDayOrder(await tableOf(`${preamble}Ngày;Ghi có;Mô tả\n${lines}`), now);
  };

  it.each<[string, string | null, string[], string?]>([
    ['a day above 12', 'day_first', ['05/11/2026', '24/11/2026']],
    ['an American day above 12', 'month_first', ['11/5/2026', '11/20/2026']],
    ['a contradiction', null, ['24/11/2026', '11/20/2026']],
    ['nothing', null, ['11/5/2026']],
    ['a day that is its month', 'day_first', ['11/11/2026']],
    ['years first', 'day_first', ['2026-11-05']],
    ['a date to come', 'month_first', ['11/5/2026', '1/12/2026']],
    ['the sequence', 'month_first', ['9/10/2026', '10/5/2026', '10/6/2026']],
    ['the period', 'month_first', ['11/5/2026'], 'Từ ngày 11/1/2026 đến ngày 11/20/2026;;\n'],
    ['the period in Vietnamese', 'day_first', ['05/11/2026'], 'Từ 01/11/2026 đến 22/11/2026;;\n'],
  ])('is inferred from %s: %s', async (_, order, days, preamble) => {
    expect(await orderOf(days, preamble)).toBe(order);
  });
});

describe('a mark', () => {
  it.each<[string, string | null]>([
    ['D', 'out'],
    ['C', 'in'],
    ['Có', 'in'],
    ['＋', 'in'],
    ['－', 'out'],
    ['', null],
    ['Phí', null],
  ])('reads %j as %s', (mark, direction) => expect(directionOf(mark)).toBe(direction));
});

describe('amounts', () => {
  it.each<[Cell, number | null | undefined]>([
    ['2.000.000', 2_000_000],
    ['2,000,000', 2_000_000],
    ['2,000,000.00', 2_000_000],
    ['2.000.000,00', 2_000_000],
    ['2000000', 2_000_000],
    ['+ 2 000 000 VND', 2_000_000],
    ['-55.000 ₫', -55_000],
    ['(55.000)', -55_000],
    ['(55.000) VND', -55_000],
    ['55.000đ', 55_000],
    ['55.000 C', 55_000],
    ['350.000-', -350_000],
    ['350.000 DR', -350_000],
    ['\u2212350.000', -350_000],
    ['-350.000 CR', -350_000],
    ['(350.000', undefined],
    ['350.000 X', undefined],
    ['０１２', 12],
    [2_000_000, 2_000_000],
    ['', null],
    ['-', null],
    [null, null],
    ['1,5', undefined],
    ['1.23', undefined],
    ['1.0000', undefined],
    ['1,234.567,8', undefined],
    ['1e6', undefined],
    [0.5, undefined],
  ])('reads %j as %j', (cell, amount) => expect(amountOf(cell)).toBe(amount));
});

describe('days', () => {
  it.each<[Cell, string]>([
    ['05/07/2026', '2026-07-05T05:00:00.000Z'],
    ['5-7-2026 14:30', '2026-07-05T07:30:00.000Z'],
    ['05/07/2026\n14:30:15', '2026-07-05T07:30:15.000Z'],
    ['14:30:15 05/07/2026', '2026-07-05T07:30:15.000Z'],
    ['2026-07-05T14:30:15', '2026-07-05T07:30:15.000Z'],
    ['2026-07-05T07:30:15Z', '2026-07-05T07:30:15.000Z'],
    ['2026-07-05T14:30:15.000+07:00', '2026-07-05T07:30:15.000Z'],
    ['05/07/2026 03:15:00 PM', '2026-07-05T08:15:00.000Z'],
    ['05/07/2026 12:15 AM', '2026-07-04T17:15:00.000Z'],
    ['05/07/2026 3:15:00 CH', '2026-07-05T08:15:00.000Z'],
    ['05/07/2026 3:15:00 SA', '2026-07-04T20:15:00.000Z'],
    [new Date('2026-07-05T00:00:00Z'), '2026-07-05T05:00:00.000Z'],
    [46208, '2026-07-05T05:00:00.000Z'],
    [46208.5, '2026-07-05T05:00:00.000Z'],
  ])('reads %j', (cell, at) => {
    expect(bookedOf(cell)).toEqual({ day: '2026-07-05', at: new Date(at) });
  });

  it('counts from 1904 in a workbook with that calendar', () => {
    expect(bookedOf(44746, { dateSystem: 1904 })?.day).toBe('2026-07-05');
  });
});

describe('a statement in XLSX', () => {
  const book = (rows: Cell[][]) =>
    writeXlsxFile(
      rows.map((row) =>
        row.map((value) =>
          value === null
            ? null
            : value instanceof Date
              ? { value, type: Date, format: 'dd/mm/yyyy' }
              : typeof value === 'number'
                ? { value, type: Number }
                : { value, type: String },
        ),
      ),
      { buffer: true } as never,
    ).toBuffer();

  it('equals the same statement in CSV', async () => {
    const rows: Cell[][] = [
      ['NGÂN HÀNG TMCP NGOẠI THƯƠNG VIỆT NAM', null, null, null, null],
      ['Ngày giao dịch', 'Số tham chiếu', 'Số tiền ghi nợ', 'Số tiền ghi có', 'Mô tả'],
      [new Date('2026-11-22T00:00:00Z'), '5212 - 10001', null, 2_000_000, 'DH26A7K3Q'],
      ['21/11/2026', '5212 - 10003', null, '1.000.000', 'GH26A7K3Q'],
    ];
    const parsed = await readWorkbook(new Uint8Array(await book(rows)));
    if (parsed === TOO_LARGE) throw new Error('It is small.');
    const { lines } = await readLines(readTable(parsed), { order: 'day_first', now });
    const csv = await read(
      'Ngày giao dịch;Số tham chiếu;Ghi nợ;Ghi có;Mô tả\n22/11/2026;5212 - 10001;;2.000.000;DH26A7K3Q\n21/11/2026;5212 - 10003;;1.000.000;GH26A7K3Q',
    );
    expect(lines.map(({ id, at, amount }) => [id, at, amount])).toEqual(
      csv.lines.map(({ id, at, amount }) => [id, at, amount]),
    );
  });

  it('has the days that a workbook of the 1904 calendar displays in General cells', async () => {
    const parts = unzipSync(
      new Uint8Array(
        await book([
          ['Ngày giao dịch', 'Số tiền ghi có', 'Mô tả'],
          [44886.5, 44886, 'DH26A7K3Q'],
        ]),
      ),
    );
    const workbook = new TextDecoder().decode(parts['xl/workbook.xml']);
    const file = zipSync({
      ...parts,
      'xl/workbook.xml': new TextEncoder().encode(
        workbook
          .replace(/<workbookPr[^>]*\/>/, '')
          .replace('<sheets', '<workbookPr date1904="1"/><sheets'),
      ),
    });
    const parsed = await readWorkbook(file);
    if (parsed === TOO_LARGE) throw new Error('It is small.');
    const { lines } = await readLines(readTable(parsed), { order: 'day_first', now });
    expect(lines.map(({ at, amount }) => [at.toISOString(), amount])).toEqual([
      ['2026-11-22T05:00:00.000Z', 44_886],
    ]);
  });

  it('is rejected if Excel has swapped some days and months', async () => {
    const parsed = await readWorkbook(
      new Uint8Array(
        await book([
          ['Ngày giao dịch', 'Số tiền ghi có', 'Mô tả'],
          ['20/11/2026', 1, 'x'],
          [new Date('2026-05-11T00:00:00Z'), 2, 'x'],
        ]),
      ),
    );
    if (parsed === TOO_LARGE) throw new Error('It is small.');
    const { lines, bad } = await readLines(readTable(parsed), { order: 'day_first', now });
    expect([lines.map(({ row }) => row), bad.map(({ row }) => row)]).toEqual([[2], [3]]);
  });

  it('is rejected before unpacking if it is too large', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000) });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await readWorkbook(bomb)).toBe(TOO_LARGE);
  });

  it('is rejected if it is not a workbook', async () => {
    await expect(readWorkbook(zipSync({ 'a.txt': new Uint8Array(3) }))).rejects.toThrow();
    await expect(readWorkbook(new Uint8Array([0x50, 0x4b, 3, 4, 1]))).rejects.toThrow();
  });
});
