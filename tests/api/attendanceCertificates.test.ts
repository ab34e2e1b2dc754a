import { beforeAll, describe, expect, it } from 'vitest';
import { newEditor } from '../support/staff';
import { callApi, type Failure } from '../support/api';
import { strictDatabase } from '../support/database';
import { addOrder } from '../support/orders';
import { addBuyer, type Buyer } from '../support/members';
import { shared, sharedApi } from '../support/suite';

const uid = 'api::course.course';

interface Certificate {
  documentId: string;
  number: string;
  code: string;
}

interface Progress {
  completedAt: string | null;
  certificate: Certificate | null;
}

interface Entry {
  hours: number;
  part: string;
  source: string;
  day: string;
  certificate: Certificate | null;
  revokedReason: string | null;
}

describe.each(strictDatabase)('certificates of completed courses on %s', (database) => {
  const api = sharedApi({
    database,
    env: { PUBLIC_URL: 'https://vien.example', AUTH_ATTEMPTS_PER_MINUTE: '60' },
  });
  const editor = shared(() => newEditor(api));
  let category: string;
  let made = 0;

  beforeAll(async () => {
    category = await editor.create('api::course-category.course-category', {
      name: 'Căn bản',
      slug: 'can-ban',
      order: 1,
    });
  });

  const call = <Data>(path: string, who: Buyer | null, json?: object) =>
    callApi<{ data: Data; error: Failure['error'] }>(api, path, { token: who?.token, json });

  async function bought(lessons: number, fields: object = {}) {
    made += 1;
    const member = await addBuyer(api);
    const course = await editor.add(uid, {
      title: `Đạo đức nghề nghiệp ${made}`,
      slug: `khoa-${made}`,
      summary: 'Tóm tắt',
      code: `KT${made}`,
      format: 'self-paced',
      cpeHours: 3.5,
      ethicsHours: 1,
      category: { connect: [{ documentId: category }] },
      lessons: Array.from({ length: lessons }, (_, index) => ({ title: `Bài ${index + 1}` })),
      ...fields,
    });
    const order = await buy(member, course);
    const { data } = (
      await call<{ lessons: { id: string }[] }>(`/course/getUserCourse?id=${course}`, member)
    ).body;
    return { member, course, order, lessons: data.lessons.map(({ id }) => id) };
  }
  async function buy(member: Buyer, course: string): Promise<string> {
    // The order reserves its seat, which a refund releases.
    await api.sql(
      `insert into order_places (item_id, option_id, taken) values (?, '', 1)
       on conflict (item_id, option_id) do update set taken = order_places.taken + 1`,
      [course],
    );
    return addOrder(api, member.id, { status: 'paid', lines: [{ kind: 'course', item: course }] });
  }
  const refund = (order: string) =>
    editor.update('api::order.order', order, { orderStatus: 'refunded' });
  const keep = async (member: Buyer, course: string, lesson = '', done = true) =>
    (await call<Progress>('/course/saveLessonProgress', member, { course, lesson, done })).body
      .data;
  const entriesOf = async (member: Buyer) =>
    (await call<{ hours: number; entries: Entry[] }>('/cpe/record', member)).body.data;
  const check = (code: string) =>
    call<{ number: string; revokedOn: string | null }>('/attendance/check', null, { code });

  it('issues a certificate once with the last lesson, including its CPE hours', async () => {
    const { member, course, lessons } = await bought(2);
    expect((await keep(member, course, lessons[0])).certificate).toBeNull();
    expect((await entriesOf(member)).entries).toEqual([]);
    const { certificate, completedAt } = await keep(member, course, lessons[1]);
    expect(certificate?.number).toMatch(/^GCN-\d{4}-[2-9A-Z]{8}$/);
    expect((await keep(member, course, lessons[0])).certificate).toEqual(certificate);
    const { hours, entries } = await entriesOf(member);
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
    expect((await entriesOf(member)).hours).toBe(3.5);
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
    expect((await call(link, member)).status).toBe(404);
    const revoked = await entriesOf(member);
    expect(revoked.hours).toBe(0);
    expect(revoked.entries.map(({ revokedReason }) => revokedReason)).toEqual([
      'Đơn hàng đã được hoàn tiền.',
      'Đơn hàng đã được hoàn tiền.',
    ]);

    await buy(member, course);
    const second = (await keep(member, course, lessons[0], false)).certificate;
    expect(second?.number).not.toBe(first?.number);
    expect((await entriesOf(member)).hours).toBe(3.5);
    expect((await check(first?.code ?? '')).body.data.revokedOn).not.toBeNull();
  });

  it('keeps the certificate if only one of two orders is refunded', async () => {
    const { member, course, order, lessons } = await bought(1);
    await buy(member, course);
    const { certificate } = await keep(member, course, lessons[0]);
    await refund(order);
    expect((await check(certificate?.code ?? '')).body.data.revokedOn).toBeNull();
    expect((await entriesOf(member)).hours).toBe(3.5);
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
      expect((await entriesOf(member)).hours).toBe(0);
    }
  });

  it('requires the attendance of a course with dates', async () => {
    const { member, course, lessons } = await bought(1, { format: 'hybrid' });
    const { completedAt, certificate } = await keep(member, course, lessons[0]);
    expect([completedAt === null, certificate]).toEqual([false, null]);
    expect((await entriesOf(member)).entries).toEqual([]);
  });

  it('renders a PDF of one page for the holder only', async () => {
    const long = 'Kiểm toán quản trị rủi ro và kiểm soát nội bộ theo Chuẩn mực mới '.repeat(3);
    const { member, course, lessons } = await bought(1, { title: long.trim() });
    const { certificate } = await keep(member, course, lessons[0]);
    const stranger = await addBuyer(api);
    const link = `/attendance/certificate?id=${certificate?.documentId}`;
    expect((await call(link, stranger)).status).toBe(404);
    expect((await call(link, null)).status).toBe(401);
    const { data } = (await call<{ url: string; name: string }>(link, member)).body;
    expect(data.name).toBe(`Giấy chứng nhận ${certificate?.number}.pdf`);
    const response = await fetch(api.url + data.url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\./);
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(pdf.match(/\/FontFile2/g)?.length).toBe(3);
    const [order] = await api.sql<{ document_id: string }>(
      'select document_id from orders where user_id = ?',
      [member.id],
    );
    await refund(order?.document_id ?? '');
    expect((await fetch(api.url + data.url)).status).toBe(404);
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
    expect((await check(code.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')))).status).toBe(
      404,
    );
    expect((await check('khong phai ma')).status).toBe(400);
    expect((await check(`${code}' or '1'='1`)).status).toBe(400);
  });

  it('limits the attempts per minute of a client', async () => {
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 70; attempt += 1) {
      statuses.add((await check('AAAAA-BBBBB-CCCCC-DDDDD')).status);
    }
    expect(statuses).toEqual(new Set([404, 429]));
  });
});
