import { describe, expect, it } from 'vitest';
import { newEditor } from '../support/staff';
import { strictDatabase } from '../support/database';
import { addOrder, setTakenSeats } from '../support/orders';
import { addBuyer, type Buyer } from '../support/members';
import { shared, sharedApi } from '../support/suite';
import { callAs, dataOf } from '../support/callAs';
import type { AttendanceCheck, CpeRecord, Download } from '@/data/generated/types';
import { newOwnedCourse, saveProgress } from '../support/ownedCourse';

describe.each(strictDatabase)('certificates of completed courses on %s', (database) => {
  const api = sharedApi({
    database,
    env: { PUBLIC_URL: 'https://vien.example' },
  });
  const editor = shared(() => newEditor(api));

  /** Its orders have reserved two seats, which refunds release. */
  const bought = async (lessons: number, fields: Record<string, unknown> = {}) => {
    const owned = await newOwnedCourse(api, editor, lessons, {
      cpeHours: 3.5,
      ethicsHours: 1,
      ...fields,
    });
    await setTakenSeats(api, owned.course, 2);
    return owned;
  };
  const buy = ({ id }: Buyer, course: string) =>
    addOrder(api, id, { status: 'paid', lines: [{ kind: 'course', item: course }] });
  const refund = (order: string) =>
    editor.update('api::order.order', order, { orderStatus: 'refunded' });
  const keep = (member: Buyer, course: string, lesson = '', done = true) =>
    dataOf(saveProgress(api, member, course, lesson, done));
  const recordOf = (member: Buyer) => dataOf(callAs<CpeRecord>(api, member, '/cpe/record'));
  const check = (code: string) => callAs<AttendanceCheck>(api, null, '/attendance/check', { code });

  it('issues a certificate once with the last lesson, including its CPE hours', async () => {
    const { member, course, lessons } = await bought(2);
    expect((await keep(member, course, lessons[0])).certificate).toBeNull();
    expect((await recordOf(member)).entries).toEqual([]);
    const { certificate, completedAt } = await keep(member, course, lessons[1]);
    expect(certificate?.number).toMatch(/^GCN-\d{4}-[2-9A-Z]{8}$/);
    expect((await keep(member, course, lessons[0])).certificate).toEqual(certificate);
    const { hours, entries } = await recordOf(member);
    expect(hours).toBe(3.5);
    expect(entries.map(({ part, hours: of }) => [part, of]).sort()).toEqual([
      ['ethics', 1],
      ['general', 2.5],
    ]);
    for (const entry of entries) {
      expect(entry).toMatchObject({ source: 'course', certificate, revokedReason: null });
    }
    expect(completedAt).not.toBeNull();
  });

  it('issues one certificate if lessons complete concurrently', async () => {
    const { member, course, lessons } = await bought(4);
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => lessons.map((lesson) => keep(member, course, lesson))).flat(),
    );
    const numbers = responses.flatMap(({ certificate }) => certificate?.number ?? []);
    expect(new Set(numbers).size).toBe(1);
    const rows = await api.sql('select id from attendance_certificates where user_id = ?', [
      member.id,
    ]);
    expect(rows).toHaveLength(1);
    expect((await recordOf(member)).hours).toBe(3.5);
  });

  it('revokes certificate and hours with a refund, and issues a new one when the course is bought again', async () => {
    const { member, course, order, lessons } = await bought(1);
    const first = (await keep(member, course, lessons[0])).certificate;
    expect((await check(first?.code ?? '')).body.data.revokedOn).toBeNull();
    await refund(order);
    expect((await check(first?.code ?? '')).body.data).toMatchObject({
      number: first?.number,
      revokedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    });
    const link = `/attendance/certificate?id=${first?.documentId}`;
    expect((await callAs(api, member, link)).status).toBe(404);
    const revoked = await recordOf(member);
    expect(revoked.hours).toBe(0);
    expect(revoked.entries.map(({ revokedReason }) => revokedReason)).toEqual([
      'Đơn hàng đã được hoàn tiền.',
      'Đơn hàng đã được hoàn tiền.',
    ]);

    await buy(member, course);
    const second = (await keep(member, course, lessons[0], false)).certificate;
    expect(second?.number).not.toBe(first?.number);
    expect((await recordOf(member)).hours).toBe(3.5);
    expect((await check(first?.code ?? '')).body.data.revokedOn).not.toBeNull();
  });

  it('keeps the certificate if only one of two orders is refunded', async () => {
    const { member, course, order, lessons } = await bought(1);
    await buy(member, course);
    const { certificate } = await keep(member, course, lessons[0]);
    await refund(order);
    expect((await check(certificate?.code ?? '')).body.data.revokedOn).toBeNull();
    expect((await recordOf(member)).hours).toBe(3.5);
  });

  it('leaves no certificate after a concurrent refund', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { member, course, order, lessons } = await bought(1);
      await Promise.all([keep(member, course, lessons[0]), refund(order)]);
      const valid = await api.sql(
        'select id from attendance_certificates where user_id = ? and revoked_at is null',
        [member.id],
      );
      expect(valid).toEqual([]);
      expect((await recordOf(member)).hours).toBe(0);
    }
  });

  it('requires the attendance of a course with dates', async () => {
    const { member, course, lessons } = await bought(1, { format: 'hybrid' });
    const { completedAt, certificate } = await keep(member, course, lessons[0]);
    expect([completedAt === null, certificate]).toEqual([false, null]);
    expect((await recordOf(member)).entries).toEqual([]);
  });

  it('renders a PDF of one page for the holder only', async () => {
    const long = 'Kiểm toán quản trị rủi ro và kiểm soát nội bộ theo Chuẩn mực mới '.repeat(3);
    const { member, course, order, lessons } = await bought(1, { title: long.trim() });
    const { certificate } = await keep(member, course, lessons[0]);
    const stranger = await addBuyer(api);
    const link = `/attendance/certificate?id=${certificate?.documentId}`;
    expect((await callAs(api, stranger, link)).status).toBe(404);
    expect((await callAs(api, null, link)).status).toBe(401);
    const { url, name } = await dataOf(callAs<Download>(api, member, link));
    expect(name).toBe(`Giấy chứng nhận ${certificate?.number}.pdf`);
    const response = await fetch(api.url + url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\./);
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(pdf.match(/\/FontFile2/g)?.length).toBe(3);
    await refund(order);
    expect((await fetch(api.url + url)).status).toBe(404);
  });

  it('verifies a certificate by its code in any spelling, and reveals nothing more', async () => {
    const { member, course, lessons } = await bought(1);
    const code = (await keep(member, course, lessons[0])).certificate?.code ?? '';
    const { body } = await check(` ${code.toLowerCase().replaceAll('-', ' ')}`);
    expect(Object.keys(body.data).sort()).toEqual([
      'completedOn',
      'holderName',
      'hours',
      'kind',
      'number',
      'revokedOn',
      'title',
    ]);
    const other = code.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    expect((await check(other)).status).toBe(404);
    expect((await check('khong phai ma')).status).toBe(400);
    expect((await check(`${code}' or '1'='1`)).status).toBe(400);
  });
});
