import { zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { amountOf, bookedOf } from './cells';
import type { Cell } from '../platform/spreadsheets/Cell';
import { readWorkbook } from '../platform/spreadsheets/readWorkbook';
import { TOO_LARGE } from '../platform/spreadsheets/tooLarge';
import { columnsOf } from './columns';
import { readLines } from './readLines';
import { MAX_ROWS, readStatement } from './readStatement';

const now = new Date('2026-11-22T10:00:00Z');

const read = (text: string | Buffer) =>
  readStatement(Buffer.from(text as string).toString('base64'), now);

const messageOf = async (text: string | Buffer): Promise<string> =>
  read(text).then(
    () => 'nothing refused',
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
  it('gives the credits, and counts the debits', async () => {
    const { lines, ...rest } = await read(vietcombank);
    expect(rest).toEqual({ from: '2026-11-21', to: '2026-11-22', outgoing: 1 });
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

  it('is the same with a BOM, in UTF-16, with tabs or commas, and other line ends', async () => {
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

  it('tells equal lines of a day apart by their number, whatever their order', async () => {
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
  ])('knows the headings of %s', (_, headings, names) => {
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
    ['no lines', 'Ngày,Ghi có,Mô tả\n', 'không có dòng nào'],
    [
      'an impossible day',
      'Ngày,Ghi có,Mô tả\n31/02/2026,1,x',
      'Dòng 2: không đọc được ngày “31/02/2026”',
    ],
    ['an American day', 'Ngày,Ghi có,Mô tả\n11/22/2026,1,x', 'Dòng 2: không đọc được ngày'],
    ['a day to come', 'Ngày,Ghi có,Mô tả\n22/12/2026,1,x', 'Dòng 2: ngày “22/12/2026” chưa tới'],
    [
      'half a đồng',
      'Ngày,Ghi có,Mô tả\n22/11/2026,"1,5",x',
      'Dòng 2: không đọc được số tiền “1,5”',
    ],
    ['a formula', 'Ngày,Ghi có,Mô tả\n22/11/2026,=1+1,x', 'Dòng 2: không đọc được số tiền “=1+1”'],
    ['zero bytes', 'Ng\0ay', 'Không đọc được tệp này'],
    ['too many rows', `Ngày,Ghi có,Mô tả\n${'22/11/2026,1,x\n'.repeat(MAX_ROWS)}`, 'quá 2000 dòng'],
  ])('is refused with %s', async (_, text, message) => {
    expect(await messageOf(text)).toContain(message);
  });

  it('is refused in a code page that is no Unicode, and as an old .xls', async () => {
    expect(await messageOf(Buffer.from('Ngày,Có'.replace('à', '\xe0'), 'latin1'))).toContain(
      '.xls',
    );
    expect(await messageOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toContain('.xls');
  });
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
  ])('%j is %j', (cell, amount) => expect(amountOf(cell)).toBe(amount));
});

describe('days', () => {
  it.each<[Cell, string]>([
    ['05/07/2026', '2026-07-05T05:00:00.000Z'],
    ['5-7-2026 14:30', '2026-07-05T07:30:00.000Z'],
    ['05/07/2026\n14:30:15', '2026-07-05T07:30:15.000Z'],
    ['14:30:15 05/07/2026', '2026-07-05T07:30:15.000Z'],
    ['2026-07-05T14:30:15', '2026-07-05T07:30:15.000Z'],
    [new Date('2026-07-05T00:00:00Z'), '2026-07-05T05:00:00.000Z'],
    [46208, '2026-07-05T05:00:00.000Z'],
    [46208.5, '2026-07-05T05:00:00.000Z'],
  ])('%j', (cell, at) => {
    expect(bookedOf(cell)).toEqual({ day: '2026-07-05', at: new Date(at) });
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

  it('is read like the same in CSV', async () => {
    const rows: Cell[][] = [
      ['NGÂN HÀNG TMCP NGOẠI THƯƠNG VIỆT NAM', null, null, null, null],
      ['Ngày giao dịch', 'Số tham chiếu', 'Số tiền ghi nợ', 'Số tiền ghi có', 'Mô tả'],
      [new Date('2026-11-22T00:00:00Z'), '5212 - 10001', null, 2_000_000, 'DH26A7K3Q'],
      ['21/11/2026', '5212 - 10003', null, '1.000.000', 'GH26A7K3Q'],
    ];
    const parsed = await readWorkbook(new Uint8Array(await book(rows)));
    if (parsed === TOO_LARGE) throw new Error('It is small.');
    const { lines } = readLines(parsed, now);
    const csv = await read(
      'Ngày giao dịch;Số tham chiếu;Ghi nợ;Ghi có;Mô tả\n22/11/2026;5212 - 10001;;2.000.000;DH26A7K3Q\n21/11/2026;5212 - 10003;;1.000.000;GH26A7K3Q',
    );
    expect(lines.map(({ id, at, amount }) => [id, at, amount])).toEqual(
      csv.lines.map(({ id, at, amount }) => [id, at, amount]),
    );
  });

  it('is refused if it unpacks to more than a statement can be, before it does', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000) });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await readWorkbook(bomb)).toBe(TOO_LARGE);
  });

  it('is refused if it is no workbook', async () => {
    await expect(readWorkbook(zipSync({ 'a.txt': new Uint8Array(3) }))).rejects.toThrow();
    await expect(readWorkbook(new Uint8Array([0x50, 0x4b, 3, 4, 1]))).rejects.toThrow();
  });
});
