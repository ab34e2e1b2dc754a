import { describe, expect, it } from 'vitest';
import { nameKey } from '../../cms/src/platform/text/nameKey';
import { callApi } from '../support/api';
import { strictDatabase } from '../support/database';
import { logIn, newMember, testPassword } from '../support/members';
import { sharedApi } from '../support/suite';

describe.each(strictDatabase)('texts from before normalization, on %s', (database) => {
  const api = sharedApi({ database });

  it('normalizes them, but leaves accounts with the same visible address for staff to merge', async () => {
    const [alone, other, likeOther] = [
      await newMember(api),
      await newMember(api),
      await newMember(api),
    ];
    const change = (documentId: string, values: Record<string, string>) =>
      api.sql(
        `update up_users set ${Object.keys(values)
          .map((column) => `${column} = ?`)
          .join(', ')} where document_id = ?`,
        [...Object.values(values), documentId],
      );
    await change(alone.documentId, {
      full_name: '\u202eTrần Thị Hoà'.normalize('NFD'),
      email: `\u200e${alone.email}`,
      phone: '+84 912 345 678',
      company: 'Công ty\u200b A',
    });
    await change(likeOther.documentId, { email: `${other.email}\u200b`, phone: '+1 202 555 0100' });
    await api.sql(
      `insert into certificate_statuses (document_id, number, holder_name, holder_key, certification, state, issued_on, opted_in)
       values ('c1', 'CIA-2020-000001', ?, 'x', 'CIA', 'active', '2020-01-01', ${database === 'sqlite' ? '1' : 'true'})`,
      ['Trần\u00a0Thị Hoà'.normalize('NFD')],
    );
    await api.sql("delete from strapi_migrations where name like '%clean-texts%'");
    await api.restart();

    const accountOf = async (documentId: string) =>
      (
        await api.sql(
          'select full_name, email, phone, company from up_users where document_id = ?',
          [documentId],
        )
      )[0];
    expect(await accountOf(alone.documentId)).toEqual({
      full_name: 'Trần Thị Hoà',
      email: alone.email,
      phone: '0912345678',
      company: 'Công ty A',
    });
    expect(await accountOf(other.documentId)).toMatchObject({ email: other.email });
    expect(await accountOf(likeOther.documentId)).toMatchObject({
      email: `${other.email}\u200b`,
      phone: '+1 202 555 0100',
    });
    expect(await logIn(api, alone.email, testPassword)).toBeTruthy();
    const [certificate] = await api.sql(
      "select holder_name, holder_key from certificate_statuses where document_id = 'c1'",
    );
    expect(certificate).toEqual({
      holder_name: 'Trần Thị Hoà',
      holder_key: nameKey('Trần Thị Hoà'),
    });
    const found = await callApi<{ data: object[] }>(
      api,
      '/certificate-statuses?holderName=Trần Thị Hòa',
    );
    expect(found.body.data).toMatchObject([{ holderName: 'Trần Thị Hoà' }]);
  });
});
