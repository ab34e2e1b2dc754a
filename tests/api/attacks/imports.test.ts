import { strToU8, zipSync } from '../../../cms/node_modules/fflate/esm/index.mjs';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api';
import { firstDatabase, isLong } from '../../support/database';
import { newStaff } from '../../support/members';
import { sharedApi, shared, writingNothing } from '../../support/suite';
import { callAs } from '../../support/callAs';
import type { ImportCheck } from '@/data/generated/types';

type Parts = Record<string, string | Uint8Array>;

/** A workbook with one sheet. */
function workbook(sheet: string | Uint8Array, more: Parts = {}): Uint8Array {
  const namespace = 'http://schemas.openxmlformats.org';
  const parts: Parts = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${namespace}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="rId1" Type="${namespace}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${namespace}/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="rId1" Type="${namespace}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        typeof part === 'string' ? strToU8(part) : part,
      ]),
    ),
    { level: 9 },
  );
}

const head = ['Email', 'Họ và tên'];
const cell = (at: string, words: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;
const sheetOf = (cells: string, before = '') =>
  `<?xml version="1.0"?>${before}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${cell('A1', head[0] ?? '')}${cell('B1', head[1] ?? '')}</row>${cells}</sheetData></worksheet>`;
const row = (email: string) => `<row r="2">${cell('A2', email)}${cell('B2', 'Lê An')}</row>`;

describe.each(firstDatabase)('hostile files of staff, on %s', (database) => {
  const api = sharedApi({ database });
  const staff = shared(() => newStaff(api));

  const check = async (file: Uint8Array | string) => {
    const content = Buffer.from(file as string).toString('base64');
    const { status, body } = await callAs<ImportCheck | null>(api, staff, '/imports/check', {
      kind: 'members',
      content,
    });
    return { status, body, text: JSON.stringify(body) };
  };
  const refuses = async (file: Uint8Array | string) => {
    const { status, text } = await writingNothing(api, () => check(file));
    expect([status, text.slice(0, 200)]).toEqual([expect.toBeOneOf([400, 413]), expect.anything()]);
    expect((await callApi(api, '/courses')).status).toBe(200);
  };

  it('reads a well-formed workbook', async () => {
    const { status, body } = await check(workbook(sheetOf(row('an@example.com'))));
    expect([status, body.data?.added]).toEqual([200, 1]);
  });

  it.each(['file:///etc/passwd', 'http://127.0.0.1:9/x'])(
    'resolves no external entity: %s',
    async (address) => {
      const entity = `<!DOCTYPE worksheet [<!ENTITY x SYSTEM "${address}">]>`;
      const { status, text } = await check(workbook(sheetOf(row('&x;an@example.com'), entity)));
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(/root:|\/bin\/|ECONNREFUSED/);
    },
  );

  it('expands no entity of entities', async () => {
    const levels = Array.from({ length: 9 }, (_, level) =>
      level === 0
        ? '<!ENTITY e0 "hahahaha">'
        : `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`,
    ).join('');
    const { status, text } = await check(
      workbook(sheetOf(row('&e8;'), `<!DOCTYPE worksheet [${levels}]>`)),
    );
    expect(status).toBeLessThan(500);
    expect(text).not.toContain('hahahahahaha');
  });

  it('rejects a zip bomb', async () => {
    const megabytes = isLong ? 200 : 41;
    const zeros = new Uint8Array(megabytes * 1_000_000);
    await refuses(workbook(sheetOf(row('an@example.com')), { 'xl/sharedStrings.xml': zeros }));
    await refuses(workbook(zeros));
  });

  it('survives an archive that declares a smaller size than it has', async () => {
    const file = workbook(sheetOf(row('an@example.com')), {
      'xl/sharedStrings.xml': new Uint8Array(41_000_000),
    });
    const lying = Buffer.from(file);
    for (let at = lying.indexOf('PK\u0001\u0002'); at >= 0;) {
      if (lying.readUInt32LE(at + 24) === 41_000_000) lying.writeUInt32LE(10, at + 24);
      at = lying.indexOf('PK\u0001\u0002', at + 1);
    }
    const { status } = await check(lying);
    expect(status).toBeLessThan(500);
    expect((await callApi(api, '/courses')).status).toBe(200);
  });

  // The largest take the reader seconds each.
  it.each(['XFD50', 'A0', 'A-1', ...(isLong ? ['XFD1048576', 'ZZZZZZ99999999'] : [])])(
    'builds no table of the size that a cell at %s claims',
    async (at) => {
      const { status, text } = await check(
        workbook(
          sheetOf(`<row r="2">${cell('A2', 'an@example.com')}</row><row>${cell(at, 'x')}</row>`),
        ),
      );
      expect(status).toBeLessThan(500);
      expect(text.length).toBeLessThan(200_000);
      expect((await callApi(api, '/courses')).status).toBe(200);
    },
  );

  it.runIf(isLong)(
    'gives up a workbook that takes longer than ten seconds while other calls get a response',
    async () => {
      const cells = cell('C3', 'x'.repeat(20)).repeat(400_000);
      const reading = check(workbook(sheetOf(`<row r="3">${cells}</row>`)));
      const statuses: number[] = [];
      let over = false;
      const done = reading.finally(() => (over = true));
      while (!over) statuses.push((await callApi(api, '/courses')).status);
      expect((await done).status).toBe(400);
      expect(new Set(statuses)).toEqual(new Set([200]));
    },
  );

  const line = (cells: readonly string[]) => cells.join(';');
  it.each<[string, Buffer | string]>([
    ['an open quote', `${line(head)}\n"an@example.com;Lê An\n`],
    ['quotes within quotes', `${line(head)}\n"a""b"c";"${'"'.repeat(1_001)}\n`],
    ['110,000 columns', `${line(head)}\n${';'.repeat(110_000)}\n`],
    ['110,000 headings', `${line([...head, ...Array<string>(110_000).fill('x')])}\n`],
    ['100,000 rows', `${line(head)}\n${'a;b\n'.repeat(100_000)}`],
    ['one line without end', 'x'.repeat(700_000)],
    [
      'half a character in UTF-16',
      Buffer.concat([Buffer.from('\ufeffEmail;Họ', 'utf16le'), Buffer.from([0x41])]),
    ],
    [
      'half a pair in UTF-16',
      Buffer.concat([Buffer.from('\ufeffEmail;Họ và tên\n', 'utf16le'), Buffer.from([0x00, 0xd8])]),
    ],
    ['no characters', Buffer.from([0xff, 0xfe, 0xfd, 0xfc, 0, 1, 2, 3])],
    ['nothing', ''],
    ['an archive of nothing', Buffer.from('PK\u0003\u0004')],
  ])('imports nothing from a file with %s', async (_, file) => {
    await refuses(file as string).catch(async (error: unknown) => {
      // A file that can be read has bad rows only.
      const { status, body } = await check(file as string);
      if (status !== 200) throw error;
      expect(body.data).toMatchObject({ added: 0, plan: null });
    });
  });
});
