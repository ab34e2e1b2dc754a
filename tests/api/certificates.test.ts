import { beforeAll, describe, expect, it } from 'vitest';
import { nameKey } from '../../cms/src/platform/text/nameKey';
import { newEditor } from '../support/staff';
import { strictDatabase } from '../support/database';
import { newMember } from '../support/members';
import { shared, sharedApi } from '../support/suite';
import { callAs, dataOf, refusedFieldOf, type Caller } from '../support/callAs';
import type { CertificateStatus } from '@/data/generated/types';

const certificate = 'api::certificate-status.certificate-status';

const data = (number: string, holderName: string, more: object = {}) => ({
  number,
  holderName,
  certification: 'CIA',
  state: 'active',
  issuedOn: '2024-03-15',
  optedIn: true,
  ...more,
});

describe.each(strictDatabase)('certificates on %s', (database) => {
  const api = sharedApi({ database });
  const editor = shared(() => newEditor(api));
  const owner = shared(() => newMember(api));

  const search = (query: Record<string, string>, who: Caller = null) =>
    callAs<CertificateStatus[]>(
      api,
      who,
      `/certificate-statuses?${new URLSearchParams(query).toString()}`,
    );
  const numbers = async (query: Record<string, string>) =>
    (await dataOf(search(query))).map(({ number }) => number);

  beforeAll(async () => {
    const own = { user: { connect: [{ id: owner.id, documentId: owner.documentId }] } };
    await editor.create(certificate, {
      ...data('CIA-2024-000123', 'Trần Văn Hoà', { expiresOn: '2027-12-31', cpe: 12.5 }),
      ...own,
    });
    await editor.create(certificate, {
      ...data('CRMA-2025-000007', 'Trần Văn Hoà', {
        certification: 'CRMA',
        optedIn: false,
        issuedOn: '2025-01-09',
      }),
      ...own,
    });
    await editor.create(certificate, data('IAP-2026-000001', 'Trần Văn Hoá', { state: 'grace' }));
    await editor.create(certificate, data('CIA-2023-000009', 'Tran Van Hoa'));
  });

  it('finds certificates by number, with the fields of the contract and nothing else', async () => {
    const { status, headers, body } = await search({ number: 'CIA-2024-000123' });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.data).toEqual([
      {
        documentId: expect.any(String) as string,
        number: 'CIA-2024-000123',
        holderName: 'Trần Văn Hoà',
        certification: 'CIA',
        status: 'active',
        issuedOn: '2024-03-15',
        expiresOn: '2027-12-31',
        cpe: 12.5,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(owner.email);
  });

  it('finds a number in any spelling', async () => {
    expect(await numbers({ number: '  cia-2024-000123 ' })).toEqual(['CIA-2024-000123']);
    expect(await numbers({ number: 'CIA-2024-00012' })).toEqual([]);
    expect(await numbers({ number: 'CIA-2024-00012%' })).toEqual([]);
  });

  it.each(['Trần Văn Hoà', 'TRẦN  VĂN HOÀ', 'trần văn hòa', 'Trần Văn Hoà'.normalize('NFD')])(
    'finds the name "%s"',
    async (holderName) => {
      expect(await numbers({ holderName })).toEqual(['CIA-2024-000123']);
    },
  );

  it('finds no other and no partial name', async () => {
    expect(await numbers({ holderName: 'Trần Văn Hoá' })).toEqual(['IAP-2026-000001']);
    expect(await numbers({ holderName: 'Tran Van Hoa' })).toEqual(['CIA-2023-000009']);
    for (const holderName of ['Trần Văn', 'Trần Văn H%', '%', '_']) {
      expect(await numbers({ holderName })).toEqual([]);
    }
  });

  it('requires number and name to match if both are given', async () => {
    const holderName = 'Trần Văn Hoà';
    expect(await numbers({ number: 'CIA-2024-000123', holderName })).toHaveLength(1);
    expect(await numbers({ number: 'CIA-2023-000009', holderName })).toEqual([]);
  });

  it('hides holders who have not opted in, and again once they opt out', async () => {
    expect(await numbers({ number: 'CRMA-2025-000007' })).toEqual([]);
    const id = await editor.create(certificate, data('CIA-2020-000001', 'Lê Đổi Ý'));
    expect(await numbers({ holderName: 'Lê Đổi Ý' })).toHaveLength(1);
    await editor.update(certificate, id, { optedIn: false });
    expect(await numbers({ holderName: 'Lê Đổi Ý' })).toEqual([]);
  });

  it('includes a changed name', async () => {
    const id = await editor.create(certificate, data('CIA-2020-000002', 'Phạm Cũ'));
    await editor.update(certificate, id, { holderName: 'Phạm Mới' });
    expect(await numbers({ holderName: 'Phạm Cũ' })).toEqual([]);
    expect(await numbers({ holderName: 'Phạm Mới' })).toHaveLength(1);
  });

  it('returns at most fifty', async () => {
    for (let index = 0; index < 51; index += 1) {
      await api.sql(
        `insert into certificate_statuses (document_id, number, holder_name, holder_key, certification, state, issued_on, opted_in)
         values (?, ?, 'Nguyễn Trùng Tên', ?, 'CIA', 'active', '2024-01-01', true)`,
        [`trung${index}`, `TRUNG-${index}`, nameKey('Nguyễn Trùng Tên')],
      );
    }
    expect(await numbers({ holderName: 'nguyễn trùng tên' })).toHaveLength(50);
    await api.sql(`delete from certificate_statuses where number like 'TRUNG-%'`);
  });

  it.each([
    ['', 'number'],
    ['?number=&holderName=', 'number'],
    ['?holderName=%20%20', 'number'],
    ['?number[$contains]=C', 'number'],
    ['?holderName=%00', 'holderName'],
    [`?holderName=${'a'.repeat(101)}`, 'holderName'],
    ['?filters[optedIn]=false', 'filters'],
    ['?number=CIA-2024-000123&populate=user', 'populate'],
  ])('rejects "%s"', async (query, where) => {
    const response = callAs(api, null, `/certificate-statuses${query}`);
    expect(await refusedFieldOf(response)).toEqual([400, where]);
  });

  it('lists a member’s own certificates, opted in or not, to nobody else', async () => {
    const ownOf = (who: Caller) =>
      callAs<CertificateStatus[]>(api, who, '/certificate-statuses-user');
    const own = await ownOf(owner);
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.body.data).toMatchObject([
      { number: 'CRMA-2025-000007', certification: 'CRMA', expiresOn: null, cpe: null },
      { number: 'CIA-2024-000123', status: 'active' },
    ]);
    expect(await dataOf(ownOf(await newMember(api)))).toEqual([]);
    // Members search like anyone else.
    expect(await dataOf(search({ number: 'CRMA-2025-000007' }, owner))).toEqual([]);
  });
});
