import { describe, expect, it } from 'vitest';
import { certificateStateNames } from '@iia/shared/names';
import { certificateColumns, certificateRules } from './certificates/columns';
import { checkRow, type ImportColumn } from './ImportColumn';
import { memberColumns, memberRules, typeNames } from './members/columns';
import { readFile } from './readFile';

type Cells = Readonly<Record<string, string>>;

/** A CSV file of one row, as Excel saves it in Vietnam: its columns' examples, with these cells replaced. */
async function rowOf(columns: readonly ImportColumn[], cells: Cells) {
  const values = columns.map(({ key, example }) => `"${cells[key] ?? example}"`);
  const lines = [columns.map(({ label }) => label).join(';'), values.join(';')];
  const { rows } = await readFile(
    Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`).toString('base64'),
    columns,
  );
  const [row] = rows;
  if (!row) throw new Error('The file has no row.');
  return row;
}

const checkMember = async (cells: Cells) =>
  checkRow(memberRules, memberColumns, await rowOf(memberColumns, cells));
const checkCertificate = async (cells: Cells) =>
  checkRow(certificateRules, certificateColumns, await rowOf(certificateColumns, cells));

describe('import columns in a CSV file', () => {
  it('accepts all examples', async () => {
    expect((await checkMember({})).notes).toBeUndefined();
    expect((await checkCertificate({})).notes).toBeUndefined();
  });

  it.each([
    '912345678',
    '+84912345678',
    '84912345678',
    '84 912 345 678',
    '0912345678',
    '0084912345678',
    '+84 (0)912 345 678',
    '=""0912345678""',
    "'+84912345678",
  ])('reads the phone number %s', async (phone) =>
    expect(await checkMember({ phone })).toMatchObject({ value: { phone: '0912345678' } }),
  );

  it('reads the number of a landline', async () =>
    expect(await checkMember({ phone: '(024) 3825 1234' })).toMatchObject({
      value: { phone: '02438251234' },
    }));

  it.each(['Nguy?n Văn An', 'Nguyá»…n Văn An', 'Nguy\ufffdn Văn An', '<img src=x> An'])(
    'rejects the name %j, for members and for certificates',
    async (name) => {
      const notes = [{ column: 'Họ và tên' }];
      expect(await checkMember({ fullName: name })).toMatchObject({ notes });
      expect(await checkCertificate({ holderName: name })).toMatchObject({ notes });
    },
  );

  it('reads each name of a membership type and of a state', async () => {
    for (const [memberType, name] of Object.entries(typeNames)) {
      expect(await checkMember({ memberType: name })).toMatchObject({ value: { memberType } });
    }
    for (const [state, name] of Object.entries(certificateStateNames)) {
      expect(await checkCertificate({ state: name })).toMatchObject({ value: { state } });
    }
  });

  it.each([
    ['issuedOn', '5/3/2026', '2026-03-05'],
    ['expiresOn', '31/12/2026', '2026-12-31'],
    ['expiresOn', '', null],
    ['cpe', '12,5', 12.5],
    ['optedIn', 'Có', true],
    ['optedIn', 'không', false],
    ['state', '', null],
  ])('reads %s %j as %j', async (key, cell, value) =>
    expect(await checkCertificate({ [key]: cell })).toMatchObject({ value: { [key]: value } }),
  );

  it('leaves type and days empty where only an account is added', async () =>
    expect(await checkMember({ memberType: '', startsOn: '', endsOn: '' })).toMatchObject({
      value: { memberType: null, startsOn: null, endsOn: null },
    }));
});
