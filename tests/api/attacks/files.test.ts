import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api';
import { isLong, strictDatabase } from '../../support/database';
import { addBuyer, newStaff, addBuyers, type Buyer } from '../../support/members';
import { addOrder } from '../../support/orders';
import { addItem } from '../../support/content';
import { vietnamDay } from '../../support/clock';
import { sharedApi } from '../../support/suite';
import { callAs, dataOf } from '../../support/callAs';
import type { CheckInList, Download, TicketBooking } from '@/data/generated/types';
import { sendEvidence } from '../../support/evidence';

describe.each(strictDatabase)('hostile files and downloads, on %s', (database) => {
  const api = sharedApi({ database });

  const linkTo = (member: Buyer, path: string) => dataOf(callAs<Download>(api, member, path));
  const keep = (member: Buyer, evidence: string) =>
    callAs(api, member, '/cpe/entries', {
      idempotencyKey: randomUUID(),
      entry: {
        day: vietnamDay(-2),
        hours: 1,
        subject: 'Chuẩn mực',
        provider: 'Hội',
        part: 'general',
        evidence,
      },
    });
  /** Evidence of an entry, and the response to its link. */
  const stored = async (member: Buyer, content: string | Uint8Array, name = 'Giấy.pdf') => {
    const { data } = await sendEvidence(api, member, content, { name });
    expect((await keep(member, data.documentId)).status).toBe(200);
    const { url } = await linkTo(member, `/cpe/evidence?id=${data.documentId}`);
    return { name: data.name, url: api.url + url };
  };

  describe('evidence', () => {
    it.each([
      ['html', '<!doctype html><script>alert(1)</script>'],
      ['svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ['xml', '<?xml version="1.0"?><a/>'],
      ['zip', 'PK\u0003\u0004\u0014\0'],
      ['gif', 'GIF89a\u0001\0\u0001\0'],
      ['exe', 'MZ\u0090\0'],
      ['a script', '#!/bin/sh\nid'],
      ['nothing', ''],
      ['a space before a PDF', ' %PDF-1.7'],
    ])('is refused if it is %s, whatever its name', async (_, content) => {
      expect((await sendEvidence(api, await addBuyer(api), content)).status).toBe(400);
    });

    it('is stored as a PDF and never displayed if it is a PDF and HTML at once', async () => {
      const page = '%PDF-1.7\n<html><script>alert(document.domain)</script></html>';
      const { name, url } = await stored(await addBuyer(api), page, 'a.html');
      expect(name).toBe('a.pdf');
      const { headers } = await fetch(url);
      expect(headers.get('content-disposition')).toMatch(/^attachment/);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    });

    it.each([
      'a\r\nSet-Cookie: x=y.pdf',
      '../../etc/passwd',
      'a"; filename="b.html',
      'a\u0001.pdf',
      '.',
    ])('puts no header and no folder into the response if its name is %j', async (hostile) => {
      const { name, url } = await stored(await addBuyer(api), '%PDF-1.7', hostile);
      expect(name).not.toMatch(/[\p{Cc}\\/"]/u);
      const { headers } = await fetch(url);
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[^"/\\]*\.pdf"/);
    });

    it('is sent whole or in the requested range', async () => {
      const bytes = Buffer.from(`%PDF-1.7\n${'0123456789'.repeat(1_000)}`);
      const { url } = await stored(await addBuyer(api), bytes);
      const many = Array.from({ length: 500 }, (_, index) => `${index}-`).join(',');
      const ranges = [
        'bytes=0-9',
        'bytes=5-1',
        'bytes=-1',
        'bytes=99999999-',
        'x=0-1',
        'bytes=a-b',
      ];
      for (const range of [...ranges, `bytes=${many}`, 'bytes=0-18446744073709551616']) {
        const response = await fetch(url, { headers: { Range: range } });
        const content = Buffer.from(await response.arrayBuffer());
        expect([range, response.status]).toEqual([range, expect.toBeOneOf([200, 206, 416])]);
        if (response.status === 200) expect(content.equals(bytes)).toBe(true);
        expect(content.length).toBeLessThanOrEqual(bytes.length);
      }
    });
  });

  const certificateOf = async (member: Buyer, holderName: string) => {
    const id = `certificate${member.id}`;
    await api.sql(
      `insert into attendance_certificates
         (id, number, code, user_id, kind, subject_id, title, holder_name, tenths, completed_on, issued_at)
       values (?, ?, ?, ?, 'course', 'x', 'Kiểm toán căn bản', ?, 20, '2026-11-20', ?)`,
      [id, `GCN-2026-${member.id}`, `MA-${member.id}`, member.id, holderName, new Date()],
    );
    return linkTo(member, `/attendance/certificate?id=${id}`);
  };

  it.each([
    ['a hundred wide characters', 'W'.repeat(100)],
    ['Arabic', 'محمد بن عبد الله'],
    ['emoji', '👩‍👩‍👧‍👦🇻🇳 Lê 😀 An'],
    ['control characters', 'Lê\u202eAn\u0001\u200b'],
    ['markup', '<script>alert(1)</script> & Co'],
    ['one character', 'A'],
    ['nothing', ''],
  ])('draws a certificate for a holder whose name is %s', async (_, name) => {
    const { url } = await certificateOf(await addBuyer(api), name);
    const response = await fetch(api.url + url);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/pdf',
    ]);
    const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });

  it('draws many certificates at once while other calls get a response', async () => {
    const members = await addBuyers(api, isLong ? 20 : 6);
    const links: string[] = [];
    for (const member of members) links.push((await certificateOf(member, 'Lê An')).url);
    const [other, ...responses] = await Promise.all([
      callApi(api, '/courses'),
      ...links.map((url) => fetch(api.url + url)),
    ]);
    expect([other.status, ...responses.map(({ status }) => status)]).toEqual(
      Array(members.length + 1).fill(200),
    );
  });

  describe('check-in scans', () => {
    const MINUTE = 60_000;

    /** A seminar that began ten minutes ago and lasts two hours, and a member's ticket of it. */
    async function newEvent() {
      const staff = await newStaff(api);
      const member = await addBuyer(api);
      const item = await addItem(api, 'seminar', {
        start_at: new Date(Date.now() - 10 * MINUTE),
        end_at: new Date(Date.now() + 110 * MINUTE),
      });
      await addOrder(api, member.id, { status: 'paid', lines: [{ kind: 'seminar', item }] });
      const [booking] = await dataOf(callAs<TicketBooking[]>(api, member, '/ticket/userBookings'));
      const ticket = booking?.tickets[0]?.documentId;
      const scan = (direction: 'in' | 'out', at: number | string) => ({
        id: randomUUID(),
        ticket,
        direction,
        at: new Date(at).toISOString(),
      });
      const sendScans = (scans: object[], sentAt: number | string = Date.now()) =>
        callAs(api, staff, '/attendance/scans', {
          kind: 'seminar',
          event: item,
          sentAt: new Date(sentAt).toISOString(),
          scans,
        });
      const minutes = async () => {
        const path = `/attendance/check-in?kind=seminar&id=${item}`;
        const { tickets } = await dataOf(callAs<CheckInList>(api, staff, path));
        return tickets.map((each) => each.minutes);
      };
      return { member, scan, sendScans, minutes };
    }

    it('rejects 3,000 scans at once, and scans sent by a member', async () => {
      const { member, scan, sendScans } = await newEvent();
      const scans = Array.from({ length: 3_000 }, () => scan('in', Date.now()));
      expect((await sendScans(scans)).status).toBeOneOf([400, 413]);
      expect((await callAs(api, member, '/attendance/scans', {})).status).toBe(403);
    });

    it.each([
      ['1970', '1970-01-01T00:00:00Z'],
      ['in a year', new Date(Date.now() + 365 * 86_400_000).toISOString()],
      ['in the year 9999', '9999-12-31T23:59:59Z'],
    ])('counts no future minutes if a device sends %s', async (_, clock) => {
      const { scan, sendScans, minutes } = await newEvent();
      const start = Date.now() - 10 * MINUTE;
      const responses = [
        await sendScans([scan('in', start)]),
        await sendScans([scan('in', clock)]),
        await sendScans([scan('out', clock)]),
        await sendScans([scan('out', clock)], clock),
        await sendScans([scan('out', Date.now())], clock),
      ];
      for (const { status } of responses) expect(status).toBeOneOf([200, 400]);
      for (const counted of await minutes()) expect(counted).toBeLessThanOrEqual(11);
      expect(responses[0]?.status).toBe(200);
    });
  });
});
