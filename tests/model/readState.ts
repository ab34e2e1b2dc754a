import type { TestApi } from '../support/startApi';
import type { EntryState, State, Status } from './State';

interface Scope {
  users: readonly number[];
  capacities: Record<string, number>;
}

interface LineRow {
  document_id: string;
  code: string;
  user_id: number;
  order_status: Status;
  discount_id: string | null;
  total: number | string;
  item_document_id: string;
  option_id: string | null;
  quantity: number;
}

interface EntryRow {
  document_id: string;
  user_id: number;
  item_document_id: string;
  option_id: string;
  state: EntryState;
}

/** The state of the database, read by plain SQL. */
export async function readState(api: TestApi, { users, capacities }: Scope): Promise<State> {
  const own = `user_id in (${users.join(', ')})`;
  const lines = await api.sql<LineRow>(
    `select o.document_id, o.code, o.user_id, o.order_status, o.discount_id, o.total,
            l.item_document_id, l.option_id, l.quantity
     from orders o join order_lines l on l.order_id = o.id where o.${own} order by o.id, l.position`,
  );
  const entries = await api.sql<EntryRow>(
    `select document_id, user_id, item_document_id, option_id, state
     from waiting_entries where ${own} order by id`,
  );
  const state: State = { capacities, orders: [], entries: [] };
  for (const row of lines) {
    const line = {
      item: row.item_document_id,
      option: row.option_id ?? '',
      quantity: row.quantity,
    };
    const last = state.orders.at(-1);
    if (last?.id === row.document_id) last.lines.push(line);
    else {
      state.orders.push({
        id: row.document_id,
        code: row.code,
        user: row.user_id,
        status: row.order_status,
        usesCode: row.discount_id !== null,
        total: Number(row.total),
        lines: [line],
      });
    }
  }
  state.entries = entries.map((row) => ({
    id: row.document_id,
    user: row.user_id,
    item: row.item_document_id,
    option: row.option_id,
    state: row.state,
  }));
  return state;
}
