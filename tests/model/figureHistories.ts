import fc from 'fast-check';
import { addDays, isoDate } from '@iia/shared/dates';
import type { TestEditor } from '../support/staff';
import { callApi } from '../support/api';
import type { TestApi } from '../support/startApi';
import { addBuyers, type Buyer } from '../support/members';
import { addDiscount, addItem, addShopSettings, withText } from '../support/content';
import { orderBody, placeOrder, type OrderBody } from '../support/orders';
import { newTransferId, reportTransfer } from '../support/payments';
import {
  addRenewPrices,
  quoteRenewal,
  renewBody,
  requestRenewal,
  termsOf,
} from '../support/membership';

const KINDS = ['course', 'document', 'seminar'] as const;
const HOUR_MS = 3_600_000;

const order = fc.nat({ max: 5 });
const buyer = fc.nat({ max: 2 });

export const figureStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      buyer,
      items: fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 1, maxLength: 3 }),
      quantity: fc.integer({ min: 1, max: 6 }),
      withCode: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      order,
      share: fc.constantFrom(1, 1, 1, 0.5, 2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      order,
      to: fc.constantFrom('paid', 'completed', 'refunded', 'cancelled'),
    }),
  },
  fc.record({ kind: fc.constant('send back' as const) }),
  fc.record({ kind: fc.constant('learn' as const), buyer, thenRefund: fc.boolean() }),
  fc.record({ kind: fc.constant('join' as const) }),
  fc.record({
    kind: fc.constant('renew' as const),
    buyer,
    type: fc.constantFrom('individual', 'corporate'),
  }),
  fc.record({
    kind: fc.constant('grant' as const),
    buyer,
    from: fc.integer({ min: -60, max: 60 }),
    days: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({ kind: fc.constant('end term' as const), buyer }),
  fc.record({
    kind: fc.constant('certify' as const),
    certification: fc.constantFrom('CIA', 'IAP'),
    state: fc.constantFrom('active', 'grace', 'revoked'),
    again: fc.boolean(),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      hours: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 20, max: 1500 })),
    }),
  },
);
export type FigureStep = typeof figureStep extends fc.Arbitrary<infer Value> ? Value : never;

interface Fixture {
  api: TestApi;
  editor: TestEditor;
  staffToken: string;
}

/** The data that every history needs: items on sale, a code, fees, a course to complete. */
export async function newFigureShop({ api, editor }: Fixture) {
  await addShopSettings(api);
  await addRenewPrices(api);
  const items = await Promise.all(
    KINDS.map((kind) => addItem(api, kind, kind === 'document' ? {} : { capacity: null })),
  );
  await addDiscount(api, { code: 'GIAM10', value: 7 });
  const category = await editor.create('api::course-category.course-category', {
    name: 'Căn bản',
    slug: 'can-ban',
    order: 1,
  });
  const course = await editor.add('api::course.course', {
    title: 'Đạo đức nghề nghiệp',
    slug: 'dao-duc-nghe-nghiep',
    summary: 'Tóm tắt',
    code: 'DD1',
    format: 'self-paced',
    price: 350_000,
    cpeHours: 3.5,
    category: { connect: [{ documentId: category }] },
    lessons: [withText({ title: 'Bài 1' })],
  });
  return { items, course };
}

export type FigureShop = Awaited<ReturnType<typeof newFigureShop>>;

let made = 0;

/** Uses the calls of members, staff, banks and editors. Time passes by moving all rows into the past. */
export async function newFigureHistory(fixture: Fixture, { items, course }: FigureShop) {
  const { api, editor, staffToken } = fixture;
  const buyers = await addBuyers(api, 3);
  const placed: OrderBody[] = [];
  const certificates: string[] = [];
  const refused = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      if (!/: 4\d\d /.test(String(error))) throw error;
    });
  const buyerAt = (index: number) => buyers[index] as Buyer;
  const orderAt = (index: number) => placed.at(-1 - (index % Math.max(1, placed.length)));

  async function buy(own: Buyer, lines: readonly object[], code?: string) {
    const cart = { items: lines, ...(code && { discountCode: code }) };
    const quote = await callApi<{ data: { total: number } }>(api, '/order/quote', {
      token: own.token,
      json: cart,
    });
    const body = { ...orderBody([], quote.body.data.total), ...cart };
    const response = await placeOrder(api, own.token, body);
    if (response.status === 200) placed.push(response.body.data);
    return response;
  }
  const move = (documentId: string, to: string) =>
    refused(editor.update('api::order.order', documentId, { orderStatus: to }));

  async function learn(own: Buyer, thenRefund: boolean) {
    const { body } = await buy(own, [{ kind: 'course', documentId: course, quantity: 1 }]);
    if (!body.data) return;
    await move(body.data.documentId, 'paid');
    const found = await callApi<{ data: { lessons: { id: string }[] } }>(
      api,
      `/course/getUserCourse?id=${course}`,
      { token: own.token },
    );
    const json = { course, lesson: found.body.data.lessons[0]?.id, done: true };
    await callApi(api, '/course/saveLessonProgress', { token: own.token, json });
    if (thenRefund) await move(body.data.documentId, 'refunded');
  }

  async function sendBack() {
    const [refundsDue] = await api.sql<{ document_id: string }>(
      "select document_id from refunds where state = 'owed' order by id limit 1",
    );
    if (!refundsDue) return;
    const json = {
      id: refundsDue.document_id,
      reference: `FT${refundsDue.document_id.slice(0, 8)}`,
    };
    await callApi(api, '/payment/closeRefund', { token: staffToken, json });
  }

  async function renew(own: Buyer, memberType: string) {
    const { total } = await quoteRenewal(api, own.token, memberType, 1);
    const { body } = await requestRenewal(
      api,
      own.token,
      renewBody({ memberType, years: 1, expectedPrice: total }),
    );
    const id = body.data?.documentId;
    if (!id) return;
    await refused(editor.update('api::renew-request.renew-request', id, { requestStatus: 'paid' }));
  }

  async function endTerm(own: Buyer) {
    const today = isoDate(new Date());
    const term = (await termsOf(api, own.token)).find(
      ({ startsOn, endsOn, endedOn }) => endedOn === null && startsOn <= today && endsOn > today,
    );
    if (!term) return;
    const end = { endedOn: today, endReason: 'Thử' };
    await refused(editor.update('api::membership.membership-term', term.documentId, end));
  }

  async function certify(certification: string, state: string, again: boolean) {
    const known = certificates.at(-1);
    if (again && known) {
      await editor.update('api::certificate-status.certificate-status', known, { state });
      return;
    }
    made += 1;
    const documentId = await editor.create('api::certificate-status.certificate-status', {
      number: `SL-${process.pid}-${made}`,
      holderName: 'Nguyễn Thị Hoa',
      certification,
      state,
      issuedOn: addDays(isoDate(new Date()), -made % 40),
      optedIn: false,
    });
    certificates.push(documentId);
  }

  return async (step: FigureStep): Promise<void> => {
    switch (step.kind) {
      case 'buy': {
        const lines = step.items.map((index) => {
          const quantity = KINDS[index] === 'document' ? 1 : step.quantity;
          return { kind: KINDS[index], documentId: items[index], quantity };
        });
        await buy(buyerAt(step.buyer), lines, step.withCode ? 'GIAM10' : undefined);
        return;
      }
      case 'pay': {
        const known = orderAt(step.order);
        if (!known) return;
        const amount = Math.max(1, Math.round(known.total * step.share));
        const id = newTransferId();
        await reportTransfer(api, 'bank', { amount, description: known.code, id });
        return;
      }
      case 'move': {
        const known = orderAt(step.order);
        if (known) await move(known.documentId, step.to);
        return;
      }
      case 'send back':
        return sendBack();
      case 'learn':
        return learn(buyerAt(step.buyer), step.thenRefund);
      case 'join':
        await addBuyers(api, 1);
        return;
      case 'renew':
        return renew(buyerAt(step.buyer), step.type);
      case 'grant': {
        const startsOn = addDays(isoDate(new Date()), step.from);
        await refused(
          editor.create('api::membership.membership-term', {
            user: { connect: [{ id: buyerAt(step.buyer).id }] },
            memberType: 'student',
            startsOn,
            endsOn: addDays(startsOn, step.days),
            reason: 'Thử',
          }),
        );
        return;
      }
      case 'end term':
        return endTerm(buyerAt(step.buyer));
      case 'certify':
        return certify(step.certification, step.state, step.again);
      case 'pass':
        return pass(api, step.hours);
    }
  };
}

/** Moves all times into the past by a number of hours, and all days by the whole days in them. */
async function pass(api: TestApi, hours: number): Promise<void> {
  const sqlite = api.database === 'sqlite';
  const moved = (column: string) =>
    sqlite
      ? `${column} = ${column} - ${hours * HOUR_MS}`
      : `${column} = ${column} - interval '${hours} hours'`;
  const days = Math.floor(hours / 24);
  const earlier = (column: string, isText = sqlite) => {
    if (sqlite) return `${column} = date(${column}, '-${days} days')`;
    const day = `cast(${column} as date) - ${days}`;
    return `${column} = ${isText ? `cast(${day} as text)` : day}`;
  };
  await api.sql(`update orders set ${moved('placed_at')}`);
  await api.sql(`update order_status_changes set ${moved('changed_at')}`);
  await api.sql(`update refunds set ${moved('sent_at')}`);
  await api.sql(`update up_users set ${moved('created_at')}`);
  await api.sql(`update certificate_statuses set ${earlier('issued_on')}`);
  await api.sql(`update attendance_certificates set ${earlier('completed_on', true)}`);
  await api.sql(
    `update membership_terms set ${earlier('starts_on')}, ${earlier('ends_on')}, ${earlier('ended_on')}`,
  );
  await api.sql(
    'update up_users set member_changes_at = ? where id in (select user_id from membership_terms)',
    [sqlite ? 0 : new Date(0)],
  );
}
