import { randomUUID } from 'node:crypto';
import { callApi } from '../../server/callApi';
import { ask, dataOf } from './ask';
import type { Caller, World } from './World';

/** The data of an operation that must succeed for the member. @throws Error if it fails. */
export async function answerOf<Data>(
  { api, member }: World,
  name: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const outcome = await ask(name, { apiUrl: `${api.url}/api`, caller: member, variables });
  return Object.values(dataOf(outcome, api))[0] as Data;
}

export interface Item {
  documentId: string;
  slug: string;
  price: number;
  placesLeft?: number | null;
}

const firstPage = { page: 1, pageSize: 50 };

export function first<Entry>(
  world: World,
  list: string,
  variables: Record<string, unknown> = {},
): Promise<Entry> {
  return world.once(`first of ${list}`, async () => {
    const answer = await answerOf<Entry[] | { items: Entry[] }>(world, list, variables);
    const [entry] = Array.isArray(answer) ? answer : answer.items;
    if (!entry) throw new Error(`${list} is empty.`);
    return entry;
  });
}

/** The first item of a list that is still available. */
function freeItem(world: World, list: string): Promise<Item> {
  return world.once(`free item of ${list}`, async () => {
    const { items } = await answerOf<{ items: Item[] }>(world, list, firstPage);
    const free = items.find(({ placesLeft }) => placesLeft == null || placesLeft > 20);
    if (!free) throw new Error(`${list} shows nothing that can be bought.`);
    return free;
  });
}

export const freeCourse = (world: World): Promise<Item> => freeItem(world, 'CourseList');
export const freeDocument = (world: World): Promise<Item> => freeItem(world, 'DocumentList');
export const anySeminar = (world: World): Promise<Item> => first(world, 'SeminarList', firstPage);

const invoice = {
  buyer: 'company',
  name: 'Công ty Kiểm Thử',
  taxCode: '0100109106',
  address: '1 Tràng Tiền, Hà Nội',
  email: 'an@example.com',
};
const customer = { fullName: 'Nguyễn Thị Kiểm Thử', email: 'an@example.com', phone: '0912345678' };

/** The body of an order for a course and a document, at the caller's prices, with a new key. */
export async function orderInput(world: World, caller: Caller): Promise<Record<string, unknown>> {
  const course = await freeCourse(world);
  const document = await freeDocument(world);
  const items = [
    { kind: 'course', documentId: course.documentId, quantity: 1 },
    { kind: 'document', documentId: document.documentId, quantity: 1 },
  ];
  const quoted = await callApi<{ data: { total: number } }>(world.api, '/order/quote', {
    token: caller?.token,
    json: { items },
  });
  return {
    items,
    customer,
    invoice,
    expectedTotal: quoted.body.data.total,
    idempotencyKey: randomUUID(),
  };
}

export async function placeOrder(world: World): Promise<string> {
  const input = await orderInput(world, world.member);
  const order = await answerOf<{ documentId: string; code: string }>(world, 'AddUserOrder', {
    input,
  });
  world.secrets.add(order.documentId).add(order.code);
  return order.documentId;
}

export const pendingOrder = (world: World): Promise<string> =>
  world.once('pending order', () => placeOrder(world));

/** An order that staff have confirmed as paid, so that the member owns its course and document. */
export const paidOrder = (world: World): Promise<string> =>
  world.once('paid order', async () => {
    const documentId = await placeOrder(world);
    await world.editor.update('api::order.order', documentId, { orderStatus: 'paid' });
    return documentId;
  });

export async function boughtCourse(world: World): Promise<string> {
  await paidOrder(world);
  return (await freeCourse(world)).documentId;
}

export async function boughtDocument(world: World): Promise<string> {
  await paidOrder(world);
  return (await freeDocument(world)).documentId;
}

/** A code valid today for the member. */
export const discountCode = (world: World): Promise<string> =>
  world.once('discount code', async () => {
    const code = 'CHAO-BAN';
    await world.editor.create('api::discount.discount', {
      code,
      label: 'Quà chào mừng',
      type: 'percent',
      value: 10,
    });
    return code;
  });
