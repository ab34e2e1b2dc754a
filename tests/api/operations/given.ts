import { randomUUID } from 'node:crypto';
import { callApi } from '../../support/api';
import { sendRequest, dataOf } from './request';
import { publishCourse } from '../../support/content';
import { userIdOf } from '../../support/members';
import { addOrder } from '../../support/orders';
import type { Caller, Fixture } from './Fixture';

/** The data of an operation that must succeed for the member. @throws Error if it fails. */
export async function responseOf<Data>(
  { api, member }: Fixture,
  name: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const outcome = await sendRequest(name, { apiUrl: `${api.url}/api`, caller: member, variables });
  return Object.values(dataOf(outcome, api))[0] as Data;
}

export interface Item {
  documentId: string;
  slug: string;
  price: number;
  seatsLeft?: number | null;
}

const firstPage = { page: 1, pageSize: 50 };

export function first<Entry>(
  fixture: Fixture,
  list: string,
  variables: Record<string, unknown> = {},
): Promise<Entry> {
  return fixture.once(`first of ${list}`, async () => {
    const response = await responseOf<Entry[] | { items: Entry[] }>(fixture, list, variables);
    const [entry] = Array.isArray(response) ? response : response.items;
    if (!entry) throw new Error(`${list} is empty.`);
    return entry;
  });
}

/** The first item of a list that is still available. */
function freeItem(fixture: Fixture, list: string): Promise<Item> {
  return fixture.once(`free item of ${list}`, async () => {
    const { items } = await responseOf<{ items: Item[] }>(fixture, list, firstPage);
    const free = items.find(({ seatsLeft }) => seatsLeft == null || seatsLeft > 20);
    if (!free) throw new Error(`${list} shows nothing that can be bought.`);
    return free;
  });
}

export const freeCourse = (fixture: Fixture): Promise<Item> => freeItem(fixture, 'CourseList');
export const freeDocument = (fixture: Fixture): Promise<Item> => freeItem(fixture, 'DocumentList');
export const anySeminar = (fixture: Fixture): Promise<Item> =>
  first(fixture, 'SeminarList', firstPage);

const invoice = {
  buyer: 'company',
  name: 'Công ty Kiểm Thử',
  taxCode: '0100109106',
  address: '1 Tràng Tiền, Hà Nội',
  email: 'an@example.com',
};
const customer = { fullName: 'Nguyễn Thị Kiểm Thử', email: 'an@example.com', phone: '0912345678' };

const seminarWithSeats = (fixture: Fixture): Promise<string> =>
  fixture.once('seminar with seats', () =>
    fixture.editor.add('api::seminar.seminar', {
      title: 'Hội thảo có vé',
      slug: 'hoi-thao-co-ve',
      summary: 'Tóm tắt.',
      startAt: '2031-05-01T01:00:00.000Z',
      endAt: '2031-05-01T09:00:00.000Z',
      venue: 'Hà Nội',
      price: 500_000,
      cpeHours: 4,
      orderByOption: false,
    }),
  );

/** The body of an order for a course, a document and a seat, at the caller's prices, with a new key. */
export async function orderInput(
  fixture: Fixture,
  caller: Caller,
): Promise<Record<string, unknown>> {
  const course = await freeCourse(fixture);
  const document = await freeDocument(fixture);
  const items = [
    { kind: 'course', documentId: course.documentId, quantity: 1 },
    { kind: 'document', documentId: document.documentId, quantity: 1 },
    { kind: 'seminar', documentId: await seminarWithSeats(fixture), quantity: 1 },
  ];
  const attendees = [{ number: 1, name: 'Lê Thị Tham Dự', email: 'du@example.com' }];
  const quoted = await callApi<{ data: { total: number } }>(fixture.api, '/order/quote', {
    token: caller?.token,
    json: { items },
  });
  return {
    items: items.map((item) => (item.kind === 'seminar' ? { ...item, attendees } : item)),
    customer,
    invoice,
    expectedTotal: quoted.body.data.total,
    idempotencyKey: randomUUID(),
  };
}

export async function placeOrder(fixture: Fixture): Promise<string> {
  const input = await orderInput(fixture, fixture.member);
  const order = await responseOf<{ documentId: string; code: string }>(fixture, 'AddUserOrder', {
    input,
  });
  fixture.secrets.add(order.documentId).add(order.code);
  return order.documentId;
}

export const pendingOrder = (fixture: Fixture): Promise<string> =>
  fixture.once('pending order', () => placeOrder(fixture));

/** An order that staff have confirmed as paid, so that the member owns its course, document and ticket. */
export const paidOrder = (fixture: Fixture): Promise<string> =>
  fixture.once('paid order', async () => {
    const documentId = await placeOrder(fixture);
    await fixture.editor.update('api::order.order', documentId, { orderStatus: 'paid' });
    return documentId;
  });

export async function boughtCourse(fixture: Fixture): Promise<string> {
  await paidOrder(fixture);
  return (await freeCourse(fixture)).documentId;
}

/** A course of the member, whose one lesson is a sample with a file and questions. */
/** A course that the member has bought. */
async function ownCourse(fixture: Fixture, fields: Parameters<typeof publishCourse>[1]) {
  const { api, editor, member } = fixture;
  const course = await publishCourse(editor, fields);
  await addOrder(api, await userIdOf(api, member.email), {
    status: 'paid',
    lines: [{ kind: 'course', item: course }],
  });
  const { lessons } = await responseOf<{ lessons: { id: string }[] }>(fixture, 'UserCourse', {
    id: course,
  });
  return { course, lesson: lessons[0]?.id ?? '' };
}

/** Its lesson can be marked as done at once. */
export const courseToRead = (fixture: Fixture) =>
  fixture.once('course to read', () =>
    ownCourse(fixture, { lessons: [{ title: 'Bài 1' }], completion: { minutesShare: 0 } }),
  );

export const courseWithQuestions = (fixture: Fixture) =>
  fixture.once('course with questions', async () => {
    const { api, editor } = fixture;
    const { id: file } = await editor.upload('bai-tap.txt', 'Bài tập');
    const { course, lesson } = await ownCourse(fixture, {
      lessons: [
        {
          ...{ title: 'Bài 1', isSample: true, exercises: [file], attempts: 50 },
          questions: [{ kind: 'single', text: 'Câu một', options: '* Đúng\nSai' }],
        },
      ],
    });
    const [row] = await api.sql<{ slug: string }>(
      'select slug from courses where document_id = ? and published_at is not null',
      [course],
    );
    return {
      course,
      slug: row?.slug ?? '',
      lesson,
      file: String(file),
    };
  });

export async function boughtDocument(fixture: Fixture): Promise<string> {
  await paidOrder(fixture);
  return (await freeDocument(fixture)).documentId;
}

/** A code valid today for the member. */
export const discountCode = (fixture: Fixture): Promise<string> =>
  fixture.once('discount code', async () => {
    const code = 'CHAO-BAN';
    await fixture.editor.create('api::discount.discount', {
      code,
      label: 'Quà chào mừng',
      type: 'percent',
      value: 10,
    });
    return code;
  });
