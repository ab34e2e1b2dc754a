import { beforeAll, describe, expect, it } from 'vitest';
import { newEditor } from '../support/staff';
import { callApi } from '../support/api';
import { firstDatabase } from '../support/database';
import { storedEmails } from '../support/mail';
import { sharedApi } from '../support/suite';

const contact = (changes: Record<string, unknown> = {}) => ({
  fullName: 'Nguyễn Thị Hỏi',
  email: 'hoi@example.com',
  phone: '0912 345 678',
  subject: 'Học phí lớp CIA',
  message: 'Viện cho tôi hỏi về học phí của lớp CIA phần 1.',
  ...changes,
});

describe.each(firstDatabase)('contact messages on %s', (database) => {
  const api = sharedApi({ database });

  const send = <Body = unknown>(json: unknown) => callApi<Body>(api, '/contacts', { json });
  const storedMessages = () =>
    api.sql<Record<string, unknown>>('select * from contacts order by id');

  beforeAll(async () => {
    const editor = await newEditor(api);
    await editor.saveSingle('api::company-information.company-information', {
      name: 'Viện',
      address: 'Hà Nội',
      hotline: '1900 0000',
      email: 'lienhe@vien.example',
      taxCode: '0100000268',
      bankAccount: {
        bankBin: '970436',
        bankName: 'Vietcombank',
        accountNumber: '0000000002026',
        accountName: 'VIEN',
      },
    });
  });

  it('stores messages for the editors, and notifies them by email', async () => {
    const { status, body } = await send(contact({ subject: '  Học phí\nBcc: ai@example.com ' }));
    expect(status).toBe(200);
    expect(body).toEqual({ data: { received: true } });
    expect(await storedMessages()).toMatchObject([
      { full_name: 'Nguyễn Thị Hỏi', email: 'hoi@example.com', phone: '0912345678' },
    ]);
    const emails = await storedEmails(api);
    expect(emails).toMatchObject([
      {
        recipient: 'lienhe@vien.example',
        reply_to: 'hoi@example.com',
        subject: 'Liên hệ: Học phí Bcc: ai@example.com',
      },
    ]);
    expect(emails[0]?.text).toContain('Viện cho tôi hỏi');
    await api.sql('delete from contacts');
  });

  it('accepts a message without a phone number', async () => {
    expect((await send(contact({ phone: '' }))).status).toBe(200);
    expect(await storedMessages()).toMatchObject([{ phone: null }]);
    await api.sql('delete from contacts');
  });

  it('accepts and discards messages from bots', async () => {
    const { status, body } = await send(
      contact({ website: 'https://spam.example', subject: 'Mua ngay hôm nay' }),
    );
    expect(status).toBe(200);
    expect(body).toEqual({ data: { received: true } });
    expect(await storedMessages()).toEqual([]);
    expect((await send(contact({ website: '' }))).status).toBe(200);
    expect(await storedMessages()).toHaveLength(1);
    expect((await storedEmails(api)).map(({ subject }) => subject)).not.toContain(
      'Liên hệ: Mua ngay hôm nay',
    );
  });
});
