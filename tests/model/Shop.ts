import { randomUUID } from 'node:crypto';
import { addBuyers, type Buyer } from '../support/members';
import { addDiscount, addItem, addOptionGroup } from '../support/content';
import { inDays } from '../support/clock';
import { orderBody } from '../support/orders';
import type { TestEditor } from '../support/staff';
import { callApi, runTask } from '../support/api';
import { signedWebhook } from '../support/payments';
import type { TestApi } from '../support/startApi';
import { readState } from './readState';
import { totalOf, type Placing } from './rules';
import {
  CODE_AMOUNT,
  CODE_USES,
  CODE_USES_PER_MEMBER,
  seatKey,
  type Line,
  type State,
} from './State';

/** The moment at which a call loses the database: before or after its nth statement. */
export interface Loss {
  at: number;
  after: boolean;
}

export interface Outcome {
  status: number;
  body: { data: { documentId: string; code: string; state: string } };
  /** The statement that was lost; null if none was. */
  lostAt: string | null;
  /** Whether a transaction was committed. */
  committed: boolean;
}

type ItemChoice = Omit<Line, 'quantity'>;

/** A few items and members of one history, on a server shared by many. */
export class Shop {
  readonly #code: string;
  #capacities: Record<string, number>;

  private constructor(
    readonly api: TestApi,
    readonly editor: TestEditor,
    readonly buyers: readonly Buyer[],
    readonly lines: readonly ItemChoice[],
    code: { name: string; id: string },
    capacities: Record<string, number>,
  ) {
    this.#code = code.name;
    this.codeId = code.id;
    this.#capacities = capacities;
  }

  readonly codeId: string;

  static async open(api: TestApi, editor: TestEditor): Promise<Shop> {
    const course = await addItem(api, 'course', { capacity: 2 });
    const seminar = await addItem(api, 'seminar', { capacity: 3, order_by_option: true });
    await addOptionGroup(api, seminar, 'nhom', [
      { key: 'hoi-truong', capacity: 1 },
      { key: 'truc-tuyen', capacity: 3 },
    ]);
    const name = `M${randomUUID().slice(0, 12).toUpperCase()}`;
    const id = await addDiscount(api, {
      code: name,
      type: 'amount',
      value: CODE_AMOUNT,
      usage_limit: CODE_USES,
      usage_limit_per_user: CODE_USES_PER_MEMBER,
    });
    const lines = [
      { item: course, option: '' },
      { item: seminar, option: 'hoi-truong' },
      { item: seminar, option: 'truc-tuyen' },
    ];
    const capacities = {
      [seatKey(course, '')]: 2,
      [seatKey(seminar, '')]: 3,
      [seatKey(seminar, 'hoi-truong')]: 1,
      [seatKey(seminar, 'truc-tuyen')]: 3,
    };
    return new Shop(api, editor, await addBuyers(api, 4), lines, { name, id }, capacities);
  }

  read(): Promise<State> {
    return readState(this.api, {
      users: this.buyers.map(({ id }) => id),
      capacities: this.#capacities,
    });
  }

  place({ user, lines, withCode }: Placing, key: string, loss?: Loss): Promise<Outcome> {
    const body = orderBody(lines.map(itemOf), totalOf(lines, withCode), {
      idempotencyKey: key,
      ...(withCode && { discountCode: this.#code }),
    });
    return this.#post('/order/addUserOrder', { body, user, loss });
  }

  cancel(user: number, id: string, loss?: Loss): Promise<Outcome> {
    return this.#post('/order/cancelUserOrder', { body: { id }, user, loss });
  }

  join(user: number, line: ItemChoice, loss?: Loss): Promise<Outcome> {
    const { kind, documentId, groupId, optionId } = itemOf({ ...line, quantity: 1 });
    const body = { kind, documentId, groupId, optionId };
    return this.#post('/waiting-list/join', { body, user, loss });
  }

  leave(user: number, id: string, loss?: Loss): Promise<Outcome> {
    return this.#post('/waiting-list/leave', { body: { id }, user, loss });
  }

  /** A signed call of the bank. */
  transfer(reference: string, code: string, amount: number, loss?: Loss): Promise<Outcome> {
    const description = `${code} chuyen khoan`;
    const { path, body, headers } = signedWebhook('bank', { amount, description, reference });
    return this.#send(path, body, headers, loss);
  }

  /** Whether the server lets a member into a course. */
  async owns(user: number, course: string): Promise<boolean> {
    const token = this.buyers.find(({ id }) => id === user)?.token;
    const { body } = await callApi<{ data: { owned: boolean } }>(
      this.api,
      `/course/checkUserCourse?id=${course}`,
      { token },
    );
    return body.data.owned;
  }

  /** By staff in the panel; false if it is refused. */
  move(id: string, orderStatus: string): Promise<boolean> {
    return this.editor.update('api::order.order', id, { orderStatus }).then(
      () => true,
      () => false,
    );
  }

  async expire(id: string): Promise<void> {
    await this.api.sql('update orders set pay_before = ? where document_id = ?', [inDays(-1), id]);
    await runTask(this.api, 'cancelUnpaidOrders');
  }

  async lapse(id: string): Promise<void> {
    await this.runOut(id);
    await runTask(this.api, 'maintainWaitingLists');
  }

  /** Its offer has expired, and no task has processed that yet. */
  async runOut(id: string): Promise<void> {
    await this.api.sql(
      "update waiting_entries set offer_ends_at = ? where document_id = ? and state = 'offered'",
      [inDays(-0.01), id],
    );
  }

  async block(user: number): Promise<void> {
    await this.api.sql(`update up_users set blocked = true where id = ${user}`);
    await runTask(this.api, 'maintainWaitingLists');
  }

  async raise({ item }: ItemChoice): Promise<void> {
    for (const table of ['courses', 'seminars']) {
      await this.api.sql(`update ${table} set capacity = capacity + 1 where document_id = ?`, [
        item,
      ]);
    }
    const key = seatKey(item, '');
    this.#capacities = { ...this.#capacities, [key]: (this.#capacities[key] ?? 0) + 1 };
    await runTask(this.api, 'maintainWaitingLists');
  }

  #post(
    path: string,
    { body, user, loss }: { body: object; user: number; loss?: Loss | undefined },
  ): Promise<Outcome> {
    const token = this.buyers.find(({ id }) => id === user)?.token ?? '';
    const headers = { Authorization: `Bearer ${token}` };
    return this.#send(path, JSON.stringify(body), headers, loss);
  }

  async #send(path: string, body: string, headers: object, loss?: Loss): Promise<Outcome> {
    const response = await fetch(`${this.api.url}/api${path}`, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        ...headers,
        ...(loss && { 'X-Fail-At': String(loss.at), 'X-Fail-After': String(loss.after) }),
      },
    });
    return {
      status: response.status,
      body: (await response.json()) as Outcome['body'],
      lostAt: response.headers.get('x-lost-at'),
      committed: Number(response.headers.get('x-commits')) > 0,
    };
  }
}

function itemOf({ item, option, quantity }: Line) {
  const documentId = item;
  if (option === '') return { kind: 'course', documentId, quantity };
  return { kind: 'seminar', documentId, quantity, groupId: 'nhom', optionId: option };
}
